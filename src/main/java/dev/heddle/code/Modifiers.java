package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;

/**
 * What may stand before a declaration.
 *
 * @param flags bits of {@link java.lang.reflect.Modifier}
 * @param first the first token of the declaration, whether it is a modifier or not
 */
record Modifiers(int flags, List<AnnotationUse> annotations, int first) {
  /** These and, behind type variables, some more. */
  Modifiers and(Modifiers more) {
    List<AnnotationUse> all = new ArrayList<>(annotations);
    all.addAll(more.annotations);
    return new Modifiers(flags | more.flags, List.copyOf(all), first);
  }
}

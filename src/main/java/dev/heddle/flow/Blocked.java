package dev.heddle.flow;

import dev.heddle.code.Site;
import dev.heddle.code.TypeRef;
import java.util.ArrayList;
import java.util.List;

/**
 * A statement of code with a context from which something blocking is reached.
 *
 * @param at the call in that code, or the element that passes a method reference
 * @param effects what it may do on that thread, the surest and shortest first
 */
public record Blocked(Context context, Element at, List<Effect> effects) {
  /** The effect to show. */
  public Effect effect() {
    return effects.get(0);
  }

  public Confidence confidence() {
    return context.confidence().and(effect().confidence());
  }

  /** Only the effects that a rule is about; empty if there is none. */
  public Blocked only(java.util.function.Predicate<Effect> wanted) {
    return new Blocked(context, at, effects.stream().filter(wanted).toList());
  }

  public boolean isEmpty() {
    return effects.isEmpty();
  }

  /** Where the context begins, then each call to the operation. */
  public List<Step> trail() {
    List<Step> steps = new ArrayList<>();
    Site here = at.site();
    if (!context.begin().equals(here)) {
      steps.add(context.step());
    }
    steps.addAll(effect().steps());
    return steps;
  }

  /** What the catalog advises: first for where the code runs, then for the operation itself. */
  public String remedy(String topic, String otherwise) {
    String own = context.call() == null ? null : context.call().remedy(topic);
    if (own == null && context.entry() != null) {
      own = at.program().remedy(TypeRef.of(context.entry()), topic);
    }
    if (own == null) {
      own = effect().operation().remedy(topic);
    }
    return own == null ? otherwise : own;
  }
}

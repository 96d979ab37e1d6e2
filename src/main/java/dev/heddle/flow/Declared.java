package dev.heddle.flow;

import dev.heddle.code.AnnotationUse;
import dev.heddle.code.MethodDecl;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * A method as a type of the sources declares it, with the annotations it bears there.
 *
 * <p>Frameworks heed those on an interface too: controllers often implement a generated one.
 */
record Declared(Type type, MethodDecl method) {
  /** What the method overrides in types of the sources, the nearest first. */
  static List<Declared> above(Method method) {
    MethodDecl own = method.declaration();
    if (own == null || (own.flags() & (Modifier.PRIVATE | Modifier.STATIC)) != 0) {
      return List.of();
    }
    List<Declared> found = new ArrayList<>();
    Program program = method.program();
    for (String ancestor : program.ancestors(method.type().name())) {
      Type type = program.type(ancestor);
      if (type == null || type == method.type()) {
        continue;
      }
      for (MethodDecl each : type.declaration().methods()) {
        if (each.name().equals(own.name()) && each.parameters().size() == own.parameters().size()) {
          found.add(new Declared(type, each));
        }
      }
    }
    return found;
  }

  /** The annotations of the method and of its type, as written. */
  List<AnnotationUse> annotations() {
    List<AnnotationUse> uses = new ArrayList<>(method.annotations());
    uses.addAll(type.declaration().annotations());
    return uses;
  }

  /** The qualified names of the method's own annotations. */
  List<String> own() {
    return type.annotations(method);
  }
}

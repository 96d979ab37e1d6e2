package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Region;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Which catch clauses of one `try` take an exception. */
final class Catching {
  private static final Set<String> ALL =
      Set.of("java.lang.Throwable", "java.lang.Exception", "java.lang.RuntimeException");

  private final Method method;
  private final List<Region> clauses;

  Catching(Method method, List<Region> children) {
    this.method = method;
    this.clauses = children.stream().filter(c -> c.kind() == Region.Kind.CATCH).toList();
  }

  /** The clauses that may run for it. */
  List<Region> clauses(Exits.Thrown thrown) {
    List<Region> found = new ArrayList<>();
    for (Region clause : clauses) {
      boolean certain = certain(clause, thrown.type());
      if (certain || thrown.type().isUnknown() || possible(clause, thrown.type())) {
        found.add(clause);
      }
      if (certain) {
        break;
      }
    }
    return found;
  }

  boolean mayEscape(Exits.Thrown thrown) {
    return clauses.stream().noneMatch(c -> certain(c, thrown.type()));
  }

  private boolean certain(Region clause, TypeRef type) {
    for (TypeRef written : clause.types()) {
      TypeRef caught = method.resolve(written);
      boolean all = ALL.contains(caught.name()) && type.isUnknown();
      if (all || (!type.isUnknown() && method.program().isSubtype(type, caught.name()))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a clause for a subclass may take it. */
  private boolean possible(Region clause, TypeRef type) {
    return clause.types().stream()
        .map(method::resolve)
        .anyMatch(caught -> method.program().isSubtype(caught, type.name()));
  }
}

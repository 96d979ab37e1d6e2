package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.catalog.MethodMeaning;
import dev.heddle.catalog.TypeMeaning;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** What a library method does that is passed as a reference, such as `Files::readString`. */
final class ReferencedOperation {
  private ReferencedOperation() {}

  /** What the referenced method waits for, null if the catalog knows of nothing. */
  static Effect waiting(Call receiving, Element at) {
    Effect known =
        of(receiving, at, m -> m.blocks() != null && m.blocks() != Blocking.CONSOLE, true);
    return known == null ? annotated(receiving, at) : known;
  }

  /** The heavy work that the referenced method does, null if the catalog knows of none. */
  static Effect working(Call receiving, Element at) {
    return of(receiving, at, m -> m.traits().contains("cpu-heavy"), false);
  }

  /** A method without a body in the sources that an annotation makes blocking or remote. */
  private static Effect annotated(Call receiving, Element at) {
    Event.MethodReference reference = (Event.MethodReference) at.event();
    for (TypeModel.Member m : at.link().typing().functions().referenced(reference)) {
      String owner = m.owner().name();
      Program program = receiving.program();
      boolean remote =
          BlockingOperation.isCalled(program, owner, m.method(), BlockingOperation.REMOTE)
              && !givesHandle(at, reference, program);
      if (remote || BlockingOperation.isCalled(program, owner, m.method(), "blocking-annotation")) {
        String text = TypeRef.of(m.owner().name()).simpleName() + "." + reference.name();
        List<Element> path = List.of(receiving);
        return new Effect(receiving, text, Blocking.SOCKET, Confidence.CERTAIN, path, null);
      }
    }
    return null;
  }

  private static Effect of(
      Call receiving, Element at, Predicate<MethodMeaning> wanted, boolean waits) {
    Event.MethodReference reference = (Event.MethodReference) at.event();
    TypeRef type = at.link().typing().qualifierType(reference);
    if (type.isUnknown() || type.dimensions() > 0) {
      return null;
    }
    Program program = receiving.program();
    for (String name : program.ancestors(type.name())) {
      TypeMeaning meaning = program.catalog().type(name);
      if (meaning == null) {
        continue;
      }
      boolean silent = meaning.kinds().contains("in-memory");
      for (MethodMeaning m : meaning.methods()) {
        silent |= m.traits().contains("never-blocks") && m.names(reference.name());
        boolean named = m.names(reference.name()) && fits(m, at, reference);
        if (wanted.test(m) && named && !(silent && waits)) {
          String text = type.simpleName() + "." + reference.name();
          return waits ? waiting(receiving, at, m, text) : working(receiving, m, text);
        }
      }
      if (silent && waits) {
        return null;
      }
    }
    return null;
  }

  private static Effect waiting(Call receiving, Element at, MethodMeaning m, String text) {
    Event.MethodReference reference = (Event.MethodReference) at.event();
    Expression bound = at.expression(reference.qualifier());
    boolean complete =
        m.blocks() == Blocking.FUTURE
            && (KnownComplete.holdsForMembers(receiving)
                || (bound.variable() != null && KnownComplete.holds(receiving, bound)));
    boolean asynchronous =
        BlockingOperation.isRemote(m.blocks()) && givesHandle(at, reference, at.program());
    List<Element> path = List.of(receiving);
    Expression awaited = KnownComplete.members(receiving);
    return complete || asynchronous
        ? null
        : new Effect(receiving, text, m.blocks(), Confidence.CERTAIN, path, awaited);
  }

  private static Effect working(Call receiving, MethodMeaning m, String text) {
    Confidence sure = BlockingOperation.confidence(m.strength());
    return new Effect(receiving, text, null, sure, List.of(receiving), null);
  }

  /** Whether a method of that name gives a future or publisher: then it only starts the work. */
  private static boolean givesHandle(Element at, Event.MethodReference reference, Program program) {
    for (TypeModel.Member m : at.link().typing().functions().referenced(reference)) {
      Set<String> kinds = program.kinds(m.receiver().apply(m.method().returns()));
      if (kinds.contains("publisher") || kinds.contains("future")) {
        return true;
      }
    }
    return false;
  }

  /** Whether the line speaks of the overload that the reference's place takes. */
  private static boolean fits(MethodMeaning m, Element at, Event.MethodReference reference) {
    int wanted = m.parameters() == null ? m.arguments() : m.parameters().size();
    TypeModel.Member function = at.link().types().functionOf(at.result().type());
    if (wanted < 0 || function == null) {
      return wanted < 0;
    }
    int given = function.method().parameters().size();
    boolean unbound = reference.qualifier() instanceof Value.TypeName;
    return wanted == given || (unbound && wanted == given - 1);
  }
}

package dev.heddle.flow;

import dev.heddle.catalog.MethodMeaning;
import dev.heddle.catalog.TypeMeaning;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What the catalog says of methods of a name, remembered for the types that have been asked. */
final class Sayings {
  private final Program program;
  private final Answers<Question, Saying> answers = new Answers<>(this::find);

  private record Question(String receiver, String owner, String method) {}

  Sayings(Program program) {
    this.program = program;
  }

  /**
   * What the types of a receiver say of a method, the nearest type first.
   *
   * @param receiver qualified name of its static type, empty if that is not known
   * @param owner of the type that declares the method, null if that is not known
   */
  Saying of(String receiver, String owner, String method) {
    return answers.of(new Question(receiver, owner, method));
  }

  private Saying find(Question question) {
    Set<String> names = new LinkedHashSet<>();
    if (!question.receiver().isEmpty()) {
      names.addAll(program.ancestors(question.receiver()));
    }
    if (question.owner() != null) {
      names.addAll(program.ancestors(question.owner()));
    }
    names.addAll(annotations(names));
    List<Saying.OfType> sayings = new ArrayList<>();
    boolean any = false;
    for (String name : names) {
      TypeMeaning type = program.catalog().type(name);
      if (type != null) {
        List<MethodMeaning> methods =
            type.methods().stream().filter(m -> m.names(question.method())).toList();
        any |= !methods.isEmpty();
        sayings.add(new Saying.OfType(methods, type.kinds().contains("in-memory")));
      }
    }
    return any ? new Saying(sayings) : Saying.NOTHING;
  }

  /** An annotation may give its type's methods a meaning: `@FeignClient` makes them remote. */
  private List<String> annotations(Set<String> names) {
    List<String> found = List.of();
    for (String name : names) {
      Type type = program.type(name);
      for (String annotation : type == null ? List.<String>of() : type.annotations()) {
        if (!makesLog(annotation)) {
          found = found.isEmpty() ? new ArrayList<>(2) : found;
          found.add(annotation);
        }
      }
    }
    return found;
  }

  /** What it says is about the field that it makes, not about the type that bears it. */
  private boolean makesLog(String annotation) {
    TypeMeaning meaning = program.catalog().type(annotation);
    return meaning != null && meaning.kinds().contains("log");
  }
}

package dev.heddle.flow;

import dev.heddle.catalog.Condition;
import dev.heddle.code.AnnotationUse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Whether the condition of a catalog entry holds for a method. */
final class EntryConditions {
  private final Program program;
  private final EntryWords words;
  private final Map<String, Boolean> imported = new HashMap<>();

  EntryConditions(Program program) {
    this.program = program;
    this.words = program.entryWords();
  }

  /**
   * Whether it holds.
   *
   * @param method null for a method of a library that is referred to
   */
  boolean hold(Condition condition, Method method) {
    if (method == null) {
      return condition.equals(Condition.NONE);
    }
    if (method.declaration() == null) {
      return condition.equals(onlyWords(condition))
          && condition.when().stream().allMatch(word -> words.holds(word, method));
    }
    var declared = method.declaration();
    Type type = method.type();
    return (condition.returns().isEmpty()
            || condition.returns().stream().anyMatch(declared.returns()::is))
        && (condition.takes().isEmpty() || takes(method, condition.takes()))
        && (condition.unlessTakes().isEmpty() || !takes(method, condition.unlessTakes()))
        && (condition.annotated().isEmpty() || bears(method, condition.annotated()))
        && (condition.unlessAnnotated().isEmpty() || !bears(method, condition.unlessAnnotated()))
        && (condition.imports().isEmpty() || imported(condition.imports()))
        && type.imports().stream()
            .noneMatch(i -> condition.unlessImports().stream().anyMatch(i::startsWith))
        && condition.when().stream().allMatch(word -> words.holds(word, method));
  }

  /** The words of a condition alone: all that can be said of a lambda. */
  private static Condition onlyWords(Condition condition) {
    Condition none = Condition.NONE;
    return new Condition(
        none.returns(),
        none.takes(),
        none.unlessTakes(),
        none.annotated(),
        none.unlessAnnotated(),
        none.imports(),
        none.unlessImports(),
        condition.when());
  }

  /** Whether a verticle is only deployed on worker threads. */
  boolean isWorker(Type verticle) {
    return words.isWorker(verticle);
  }

  /** Whether a verticle is only deployed on virtual threads. */
  boolean isVirtual(Type verticle) {
    return words.isVirtual(verticle);
  }

  /** Whether an actor is only started on a dispatcher that its props or selector names. */
  boolean hasOwnDispatcher(Type actor) {
    return words.hasOwnDispatcher(actor);
  }

  boolean isMadeForOwnDispatcher(Method factory) {
    return words.isMadeForOwnDispatcher(factory);
  }

  /** Whether some file of the project imports from one of these. */
  private boolean imported(List<String> prefixes) {
    return prefixes.stream()
        .anyMatch(
            prefix ->
                imported.computeIfAbsent(
                    prefix,
                    p ->
                        program.types().stream()
                            .anyMatch(t -> t.imports().stream().anyMatch(i -> i.startsWith(p)))));
  }

  private static boolean takes(Method method, List<String> types) {
    return method.declaration().parameters().stream()
        .anyMatch(p -> types.stream().anyMatch(p.type()::is));
  }

  /**
   * Whether the method or its class bears an annotation, given as `a.Name` or `a.Name(key = V)`.
   */
  private static boolean bears(Method method, List<String> annotations) {
    return bears(new Declared(method.type(), method.declaration()), annotations)
        || Declared.above(method).stream().anyMatch(above -> bears(above, annotations));
  }

  private static boolean bears(Declared declared, List<String> annotations) {
    Type type = declared.type();
    for (AnnotationUse use : declared.annotations()) {
      String name = type.annotationName(use);
      for (String wanted : annotations) {
        int open = wanted.indexOf('(');
        String wantedName = open < 0 ? wanted : wanted.substring(0, open);
        if (!name.equals(wantedName)) {
          continue;
        }
        if (open < 0) {
          return true;
        }
        String[] pair = wanted.substring(open + 1, wanted.length() - 1).split("=");
        String value = use.arguments().getOrDefault(pair[0].trim(), "");
        if (value.endsWith(pair[1].trim())) {
          return true;
        }
      }
    }
    return false;
  }
}

package dev.heddle.flow;

import dev.heddle.catalog.Entry;
import dev.heddle.catalog.Strength;
import dev.heddle.catalog.TypeMeaning;
import dev.heddle.code.ParameterDecl;
import dev.heddle.code.Site;
import dev.heddle.code.TypeRef;
import java.util.List;
import java.util.Optional;

/** Bodies that a framework calls on a thread that the catalog knows. */
final class EntryPoints {
  private final Program program;
  private final EntryConditions conditions;

  EntryPoints(Program program) {
    this.program = program;
    this.conditions = new EntryConditions(program);
  }

  /** The context that an annotation or a super type gives to a declared method. */
  Optional<Context> of(Method method) {
    if (method.declaration() == null || method.isConstructor()) {
      return Optional.empty();
    }
    Type type = method.type();
    for (String annotation : type.annotations(method.declaration())) {
      Optional<Context> found = entry(annotation, method, true);
      if (found.isPresent()) {
        return found;
      }
    }
    for (String annotation : type.annotations()) {
      Optional<Context> found = entry(annotation, method, true);
      if (found.isPresent()) {
        return found;
      }
    }
    for (Declared above : Declared.above(method)) {
      for (String annotation : above.own()) {
        Optional<Context> found = entry(annotation, method, true);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    for (String ancestor : program.ancestors(type.name())) {
      Optional<Context> found = entry(ancestor, method, false);
      if (found.isPresent()) {
        return found;
      }
    }
    return bySignature(method);
  }

  /** The thread of what a verticle registers: its own, in callbacks too. */
  Context.Kind ofVerticle(Method method) {
    for (Type type = method.type(); type != null; type = type.outer()) {
      if (type.is("verticle")) {
        boolean worker = conditions.isWorker(type);
        Context.Kind other =
            conditions.isVirtual(type) ? Context.Kind.VIRTUAL : Context.Kind.OFFLOADED;
        return worker ? other : Context.Kind.EVENT_LOOP;
      }
    }
    return Context.Kind.EVENT_LOOP;
  }

  /** Whether code stands in an actor that is started on a dispatcher of its own. */
  boolean isOnOwnDispatcher(Method method) {
    for (Type type = method.type(); type != null; type = type.outer()) {
      if (conditions.hasOwnDispatcher(type)) {
        return true;
      }
    }
    return conditions.isMadeForOwnDispatcher(method.member());
  }

  /** The context of any method that takes what only a handler is given. */
  private Optional<Context> bySignature(Method method) {
    for (ParameterDecl parameter : method.declaration().parameters()) {
      TypeMeaning meaning = program.catalog().type(parameter.type().name());
      for (Entry entry : meaning == null ? List.<Entry>of() : meaning.entries()) {
        if (entry.condition().when().contains("any-method")
            && conditions.hold(entry.condition(), method)) {
          return Optional.of(context(entry, meaning, method.site(), method.name()));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The context that a functional library type gives to a function.
   *
   * @param body null for a method of a library
   * @param begin where the function is written or passed
   */
  Optional<Context> ofFunctionType(Method body, Site begin, TypeRef type) {
    TypeModel.Member function = program.model().functionOf(type);
    TypeMeaning meaning = program.catalog().type(type.name());
    boolean isUnknown = program.declaration(type.name()) == null;
    if (meaning == null || (function == null && !isUnknown)) {
      return Optional.empty();
    }
    for (Entry entry : meaning.entries()) {
      String name = function == null ? onlyMethod(entry) : function.method().name();
      boolean named = entry.methods().isEmpty() || entry.methods().contains(name);
      if (named && conditions.hold(entry.condition(), body)) {
        return Optional.of(context(entry, meaning, begin, name));
      }
    }
    return Optional.empty();
  }

  /** What a lambda stands for if nothing but the catalog knows its type. */
  private static String onlyMethod(Entry entry) {
    return entry.methods().size() == 1 ? entry.methods().iterator().next() : "lambda";
  }

  private Optional<Context> entry(String name, Method method, boolean annotation) {
    TypeMeaning meaning = program.catalog().type(name);
    if (meaning == null) {
      return Optional.empty();
    }
    List<Entry> entries = meaning.entries();
    for (Entry entry : entries) {
      boolean named =
          entry.methods().contains(method.name()) || (annotation && entry.methods().isEmpty());
      boolean every =
          !annotation
              && entry.methods().isEmpty()
              && (isDeclaredIn(name, method) || !entry.condition().takes().isEmpty());
      if ((named || every) && conditions.hold(entry.condition(), method)) {
        return Optional.of(context(entry, meaning, method.site(), method.name()));
      }
    }
    return Optional.empty();
  }

  private boolean isDeclaredIn(String type, Method method) {
    return program.model().methods(TypeRef.of(type), method.name()).stream()
        .anyMatch(m -> m.owner().name().equals(type));
  }

  private static Context context(Entry entry, TypeMeaning meaning, Site begin, String function) {
    Context.Kind kind =
        switch (entry.place()) {
          case EVENT_LOOP -> Context.Kind.EVENT_LOOP;
          case CALLBACK -> Context.Kind.CALLBACK;
          case UI -> Context.Kind.UI;
          case ACTOR -> Context.Kind.ACTOR;
          case REACTIVE, PARALLEL, UPSTREAM -> Context.Kind.REACTIVE;
          case COMPLETER -> Context.Kind.COMPLETION;
          case COMMON_POOL -> Context.Kind.COMMON_POOL;
          case VIRTUAL -> Context.Kind.VIRTUAL;
          default -> Context.Kind.OFFLOADED;
        };
    Confidence confidence =
        entry.strength() == Strength.CERTAIN
            ? Confidence.CERTAIN
            : entry.strength() == Strength.DEFAULT ? Confidence.DEFAULT : Confidence.WEAK;
    String simple = meaning.name().substring(meaning.name().lastIndexOf('.') + 1);
    return new Context(
        kind,
        confidence,
        begin,
        "`" + function + "` of `" + simple + "`",
        null,
        null,
        meaning.name());
  }
}

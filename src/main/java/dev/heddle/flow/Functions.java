package dev.heddle.flow;

import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;

/** The code that function values stand for. */
final class Functions {
  private Functions() {}

  static Method of(Expression expression) {
    Expression origin = expression.origin();
    Event event = origin.event();
    BodyLink link = origin.link();
    if (event instanceof Event.Lambda lambda) {
      return link.method(lambda.body());
    }
    if (event instanceof Event.MethodReference reference) {
      return referenced(link, reference);
    }
    if (event instanceof Event.New) {
      return objectFunction(origin);
    }
    TypeRef type = origin.type();
    Type declared = origin.isThis() ? origin.program().type(type.name()) : null;
    return declared == null ? null : declared.function();
  }

  private static Method referenced(BodyLink link, Event.MethodReference reference) {
    TypeModel types = link.types();
    TypeModel.Member f =
        types.functionOf(
            link.typing().of(new dev.heddle.fact.Value.Result(reference.id()), reference.region()));
    FunctionTyping functions = link.typing().functions();
    TypeModel.Member target = f == null ? null : functions.target(reference, f);
    if (target == null) {
      var all = functions.referenced(reference);
      target = all.size() == 1 ? all.get(0) : null;
    }
    if (target == null) {
      return null;
    }
    Program program = link.method(0).program();
    Type owner = program.type(target.owner().name());
    Method body = owner == null ? null : owner.method(target.index());
    return body != null ? body : program.calls().onlyImplementation(owner, target.index());
  }

  private static Method objectFunction(Expression origin) {
    Type created = origin.program().type(origin.type().name());
    return created == null ? null : created.function();
  }

  /** The method of a class that stands for the single one of a functional super type. */
  static Method runnableMethod(Type type) {
    TypeModel model = type.program().model();
    for (String ancestor : model.ancestors(type.name())) {
      if (ancestor.equals(type.name())) {
        continue;
      }
      TypeModel.Member f = model.functionOf(TypeRef.of(ancestor));
      String name = f == null ? null : f.method().name();
      if (name == null && type.program().kinds(TypeRef.of(ancestor)).contains("task")) {
        name = ancestor.endsWith("Task") ? "compute" : "run";
      }
      if (name == null) {
        continue;
      }
      int parameters = f == null ? 0 : f.method().parameters().size();
      Method found = declared(type, name, parameters);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static Method declared(Type type, String name, int parameters) {
    for (String each : type.program().ancestors(type.name())) {
      Type declaring = type.program().type(each);
      if (declaring == null) {
        continue;
      }
      for (Method m : declaring.methods(name)) {
        MethodDecl d = m.declaration();
        if (d.parameters().size() == parameters) {
          return m;
        }
      }
    }
    return null;
  }
}

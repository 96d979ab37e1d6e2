package dev.heddle.flow;

import dev.heddle.catalog.MethodMeaning;
import dev.heddle.catalog.TypeMeaning;
import dev.heddle.code.AnnotationUse;
import dev.heddle.code.Import;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Finds the declared methods and fields that the names of one body mean. */
final class CalleeSearch {
  private final BodyLink link;
  private final Typing typing;
  private final TypeModel types;
  private final Overloads overloads;

  CalleeSearch(BodyLink link, Typing typing) {
    this.link = link;
    this.typing = typing;
    this.types = link.types();
    this.overloads = new Overloads(typing, types);
  }

  Callee find(Event event) {
    if (event instanceof Event.New n) {
      return constructor(link.resolve(n.type(), n.region()), n.arguments());
    }
    Event.Call call = (Event.Call) event;
    if (call.name().equals("<init>")) {
      return constructor(typing.of(call.receiver(), call.region()), call.arguments());
    }
    if (call.receiver() == null) {
      return unqualified(call);
    }
    TypeRef receiver = receiverType(call);
    if (receiver.isUnknown() || receiver.dimensions() > 0) {
      return null;
    }
    if (receiver.variable()) {
      receiver = bound(receiver);
    }
    return choose(types.methods(receiver, call.name()), receiver, call);
  }

  /** The receiver's type; a name that no field has may be a type after all. */
  TypeRef receiverType(Event.Call call) {
    TypeRef type = typing.of(call.receiver(), call.region());
    return type;
  }

  private TypeRef bound(TypeRef variable) {
    TypeRef bound = link.boundOf(variable.name());
    return bound == null ? TypeRef.OBJECT : bound;
  }

  private Callee constructor(TypeRef type, List<Value> arguments) {
    return type.isUnknown()
        ? null
        : overloads.choose(types.constructors(type), type, arguments, List.of());
  }

  private Callee choose(List<TypeModel.Member> candidates, TypeRef receiver, Event.Call call) {
    List<TypeRef> typeArguments =
        call.typeArguments().isEmpty()
            ? List.of()
            : call.typeArguments().stream().map(t -> link.resolve(t, call.region())).toList();
    return overloads.choose(candidates, receiver, call.arguments(), typeArguments);
  }

  /** The innermost type around the call that has a method of this name, then static imports. */
  private Callee unqualified(Event.Call call) {
    String name = link.typeOf(call.region());
    for (TypeDecl t = types.find(name); t != null; t = outer(t)) {
      TypeRef self = link.selfOf(t.name());
      List<TypeModel.Member> candidates = new ArrayList<>(types.methods(self, call.name()));
      boolean onlyObject =
          candidates.stream().allMatch(m -> m.owner().name().equals("java.lang.Object"));
      if (!candidates.isEmpty() && !onlyObject) {
        return choose(candidates, self, call);
      }
    }
    for (Import i : link.names().file().imports()) {
      if (!i.isStatic()) {
        continue;
      }
      String type = i.onDemand() ? i.name() : i.name().substring(0, i.name().lastIndexOf('.'));
      boolean named = i.onDemand() || i.name().endsWith("." + call.name());
      if (named) {
        TypeRef owner = TypeRef.of(type);
        Callee found = choose(types.methods(owner, call.name()), owner, call);
        if (found != null && !found.owner().name().equals("java.lang.Object")) {
          return found;
        }
      }
    }
    TypeRef self = link.self(call.region());
    return choose(types.methods(TypeRef.OBJECT, call.name()), self, call);
  }

  private TypeDecl outer(TypeDecl type) {
    return type.outer() == null ? null : types.find(type.outer());
  }

  TypeRef resultOf(Event.Call call, Callee callee) {
    if (callee == null) {
      return catalogResult(call);
    }
    if (call.name().equals("getClass") && call.arguments().isEmpty()) {
      return TypeRef.of("java.lang.Class");
    }
    Callee whole = new Inference(typing, types).inferFunctions(callee, call.arguments());
    TypeRef result = whole.bindings().apply(callee.method().returns());
    return leftover(result, callee.method());
  }

  /** A type parameter of the method that nothing bound: its bound, else unknown. */
  private TypeRef leftover(TypeRef result, MethodDecl method) {
    if (!result.variable()) {
      return result;
    }
    for (var p : method.typeParameters()) {
      if (p.name().equals(result.name())) {
        return p.bounds().isEmpty() || p.bounds().get(0).variable()
            ? TypeRef.UNKNOWN
            : p.bounds().get(0);
      }
    }
    return result;
  }

  /** What the catalog says a method returns whose signature nobody knows. */
  private TypeRef catalogResult(Event.Call call) {
    TypeRef receiver = call.receiver() == null ? link.self(call.region()) : receiverType(call);
    for (String name : types.ancestors(receiver.name())) {
      TypeMeaning meaning = types.catalog().type(name);
      if (meaning == null) {
        continue;
      }
      for (MethodMeaning m : meaning.methods()) {
        boolean arity =
            m.arguments() >= 0
                ? m.arguments() == call.arguments().size()
                : m.parameters() == null || m.parameters().size() == call.arguments().size();
        if (arity && m.name().equals(call.name()) && m.returns() != null) {
          return m.returns().equals("this") ? receiver : TypeRef.of(m.returns());
        }
      }
    }
    return TypeRef.UNKNOWN;
  }

  TypeRef created(Event.New n, Callee callee) {
    if (n.body() != null) {
      return TypeRef.of(n.body());
    }
    TypeRef type = link.resolve(n.type(), n.region());
    TypeDecl declared = types.find(type.name());
    if (type.arguments().isEmpty() && declared != null && !declared.typeParameters().isEmpty()) {
      TypeRef expected = typing.functions().expected(n);
      TypeRef seen = expected.name().equals(type.name()) ? expected : null;
      if (seen != null) {
        return seen;
      }
      if (callee != null) {
        List<TypeRef> arguments =
            declared.typeParameters().stream()
                .map(p -> callee.bindings().apply(TypeRef.variable(p.name())))
                .map(t -> t.variable() ? TypeRef.UNKNOWN : t)
                .toList();
        return type.withArguments(arguments);
      }
    }
    return type;
  }

  TypeRef field(Value owner, String name, int region) {
    TypeModel.FieldMember member = fieldMember(owner, name, region);
    if (member != null) {
      return member.type();
    }
    if (owner != null) {
      TypeRef type = typing.of(owner, region);
      if (type.dimensions() > 0 && name.equals("length")) {
        return TypeRef.of("int");
      }
      String nested = type.name() + "." + name;
      return types.find(nested) != null ? TypeRef.of(nested) : TypeRef.UNKNOWN;
    }
    TypeRef logger = generatedLog(name, region);
    if (logger != null) {
      return logger;
    }
    // no field of this name anywhere: perhaps a type written in capitals
    String asType = link.names().resolve(name, link.typeOf(region));
    return types.find(asType) != null ? TypeRef.of(asType) : TypeRef.UNKNOWN;
  }

  /** The field `log` that an annotation of a type around makes; typed by that annotation. */
  private TypeRef generatedLog(String name, int region) {
    if (!name.equals("log")) {
      return null;
    }
    for (TypeDecl t = types.find(link.typeOf(region)); t != null; t = outer(t)) {
      for (AnnotationUse use : t.annotations()) {
        String type = link.names().resolve(use.name(), t.name());
        TypeMeaning meaning = types.catalog().type(type);
        if (meaning != null && meaning.kinds().contains("log")) {
          return TypeRef.of(type);
        }
      }
    }
    return null;
  }

  TypeModel.FieldMember fieldMember(Value owner, String name, int region) {
    if (owner != null) {
      TypeRef type = typing.of(owner, region);
      return type.isUnknown() || type.dimensions() > 0 ? null : types.field(type, name);
    }
    TypeModel.FieldMember hidden = null;
    for (TypeDecl t = types.find(link.typeOf(region)); t != null; t = outer(t)) {
      TypeModel.FieldMember found = types.field(link.selfOf(t.name()), name);
      if (found != null && !isHidden(found, t)) {
        return found;
      }
      hidden = hidden == null ? found : hidden;
    }
    if (hidden != null) {
      return hidden;
    }
    for (Import i : link.names().file().imports()) {
      if (i.isStatic() && (i.onDemand() || i.name().endsWith("." + name))) {
        String type = i.onDemand() ? i.name() : i.name().substring(0, i.name().lastIndexOf('.'));
        TypeModel.FieldMember found = types.field(TypeRef.of(type), name);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  /** Whether it is private to a superclass: a name without an owner means another one then. */
  private static boolean isHidden(TypeModel.FieldMember member, TypeDecl type) {
    return Modifier.isPrivate(member.field().flags()) && !member.owner().name().equals(type.name());
  }
}

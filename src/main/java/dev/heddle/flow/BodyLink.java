package dev.heddle.flow;

import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeParameter;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Body;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** One body joined with the types around it: names resolved, values typed, uses indexed. */
final class BodyLink {
  private final Body body;
  private final Names names;
  private final TypeModel types;
  private final int[] functionOfRegion;
  private final String[] typeOfRegion;
  private final List<TypeParameter> variables;
  private final int hash;
  private final Element[] elements;
  private final Field[] fields;
  private volatile List<List<Region>> children;
  private volatile Uses uses;
  private volatile Typing typing;
  private Method[] methods;

  BodyLink(Body body, Names names, TypeModel types) {
    this.body = body;
    this.names = names;
    this.types = types;
    int count = body.regions().size();
    this.functionOfRegion = new int[count];
    this.typeOfRegion = new String[count];
    this.hash = 31 * (31 * body.type().hashCode() + body.member().hashCode()) + body.method();
    this.elements = new Element[body.events().size()];
    this.fields = new Field[body.events().size()];
    this.variables = typeParameters();
    for (Region r : body.regions()) {
      boolean root = r.parent() < 0;
      functionOfRegion[r.id()] =
          r.kind().isFunction() || root ? r.id() : functionOfRegion[r.parent()];
      typeOfRegion[r.id()] = root ? body.type() : typeOfRegion[r.parent()];
      if (r.kind() == Region.Kind.NESTED_METHOD) {
        for (Body.NestedMethod nested : body.nested()) {
          if (nested.region() == r.id()) {
            typeOfRegion[r.id()] = nested.type();
          }
        }
      }
    }
  }

  private List<TypeParameter> typeParameters() {
    List<TypeParameter> all = new ArrayList<>();
    TypeDecl type = types.find(body.type());
    if (body.method() >= 0 && type != null) {
      all.addAll(type.methods().get(body.method()).typeParameters());
    }
    for (Body.NestedMethod nested : body.nested()) {
      TypeDecl inner = types.find(nested.type());
      if (nested.method() >= 0 && inner != null) {
        all.addAll(inner.methods().get(nested.method()).typeParameters());
      }
    }
    return all;
  }

  Body body() {
    return body;
  }

  /** The same in every run, unlike that of objects: sets of values are walked in its order. */
  @Override
  public int hashCode() {
    return hash;
  }

  /** The bodies that its function regions are, with which all that happens in them is known. */
  void methods(Method[] ofRegion) {
    this.methods = ofRegion;
    for (Event event : body.events()) {
      boolean call = event instanceof Event.Call || event instanceof Event.New;
      elements[event.id()] = call ? new Call(this, event) : new Element(this, event);
    }
  }

  /** The method whose own region this is. */
  Method method(int functionRegion) {
    return methods[functionRegion];
  }

  /** The noun for an event; always the same one. */
  Element element(Event event) {
    return element(event.id());
  }

  /** The noun for the event of this index. */
  Element element(int event) {
    return elements[event];
  }

  /** The call that an event is, or null. */
  Call call(int event) {
    return element(event) instanceof Call call ? call : null;
  }

  /** The field of the sources that a read means, or null. */
  Field field(Event.Read read) {
    return field(read, read.owner(), read.name());
  }

  /** The field of the sources that a store means, or null. */
  Field field(Event.Store store) {
    return field(store, store.owner(), store.name());
  }

  @SuppressWarnings("ReferenceEquality") // a sentinel for the answer that there is none
  private Field field(Event event, Value owner, String name) {
    int id = event.id();
    Field known = fields[id];
    if (known == null) {
      Field found = field(owner, name, event.region());
      known = found == null ? Field.NONE : found;
      // amid the search for a type the answer may rest on what is not known yet
      if (typing().isSettled()) {
        fields[id] = known;
      }
    }
    return known == Field.NONE ? null : known;
  }

  /** The field of its own object that a call gives out, by a method nobody overrides; or null. */
  @SuppressWarnings("ReferenceEquality") // a sentinel for the answer that there is none
  Field accessed(Event.Call call) {
    boolean own = call.receiver() == null || call.receiver() instanceof Value.Self;
    if (!own || !call.arguments().isEmpty()) {
      return null;
    }
    Field known = fields[call.id()];
    if (known == null) {
      Field found = givenOut(call(call.id()));
      known = found == null ? Field.NONE : found;
      if (typing().isSettled()) {
        fields[call.id()] = known;
      }
    }
    return known == Field.NONE ? null : known;
  }

  private static Field givenOut(Call accessor) {
    MethodDecl declared = accessor.declaration();
    boolean fixed =
        declared != null
            && declared.parameters().isEmpty()
            && (declared.flags() & (Modifier.PRIVATE | Modifier.FINAL | Modifier.STATIC)) != 0;
    List<Method> targets = fixed ? accessor.targets() : List.of();
    return targets.size() == 1 ? targets.get(0).givenOut() : null;
  }

  /** The field of the sources that a name means in a region, or null. */
  Field field(Value owner, String name, int region) {
    TypeModel.FieldMember member = typing().fieldMember(owner, name, region);
    Type type = member == null ? null : methods[0].program().type(member.owner().name());
    return type == null ? null : type.field(name);
  }

  /** The regions that stand directly in a region, in order. */
  List<Region> children(int parent) {
    List<List<Region>> known = children;
    if (known == null) {
      known = new ArrayList<>();
      for (int i = 0; i < body.regions().size(); i++) {
        known.add(new ArrayList<>(2));
      }
      for (Region region : body.regions()) {
        if (region.parent() >= 0) {
          known.get(region.parent()).add(region);
        }
      }
      children = known;
    }
    return known.get(parent);
  }

  Names names() {
    return names;
  }

  TypeModel types() {
    return types;
  }

  String path() {
    return names.file().path();
  }

  Uses uses() {
    Uses known = uses;
    if (known == null) {
      known = new Uses(body);
      uses = known;
    }
    return known;
  }

  Typing typing() {
    Typing known = typing;
    return known == null ? newTyping() : known;
  }

  private synchronized Typing newTyping() {
    if (typing == null) {
      typing = new Typing(this);
    }
    return typing;
  }

  /** The region of the innermost function (body, lambda, nested method) around a region. */
  int functionOf(int region) {
    return functionOfRegion[region];
  }

  /** The type whose member the code of a region belongs to. */
  String typeOf(int region) {
    return typeOfRegion[region];
  }

  Region region(Event e) {
    return body.regions().get(e.region());
  }

  TypeRef resolve(TypeRef written, int region) {
    return names.resolve(written, typeOf(region), variables);
  }

  /** The bound of a type variable in scope; null if there is no such variable. */
  TypeRef boundOf(String variable) {
    for (TypeParameter p : variables) {
      if (p.name().equals(variable)) {
        return bound(p, body.type());
      }
    }
    for (TypeDecl t = types.find(body.type()); t != null; t = types.find(t.outer())) {
      for (TypeParameter p : t.typeParameters()) {
        if (p.name().equals(variable)) {
          return bound(p, t.name());
        }
      }
      if (t.outer() == null) {
        break;
      }
    }
    return null;
  }

  private TypeRef bound(TypeParameter p, String type) {
    if (p.bounds().isEmpty()) {
      return TypeRef.OBJECT;
    }
    TypeRef bound = names.resolve(p.bounds().get(0), type, variables);
    return bound.variable() ? TypeRef.OBJECT : bound;
  }

  /** The current object's type in a region, its own parameters as variables. */
  TypeRef self(int region) {
    return selfOf(typeOf(region));
  }

  TypeRef selfOf(String name) {
    TypeDecl type = types.find(name);
    if (type == null || type.typeParameters().isEmpty()) {
      return TypeRef.of(name);
    }
    List<TypeRef> own = new ArrayList<>(type.typeParameters().size());
    for (TypeParameter p : type.typeParameters()) {
      own.add(TypeRef.variable(p.name()));
    }
    return TypeRef.of(name).withArguments(own);
  }

  /** The declared result of the method that a function region belongs to; unknown for a lambda. */
  TypeRef declaredResult(int function) {
    Region r = body.regions().get(function);
    if (r.kind() == Region.Kind.BODY && body.method() >= 0) {
      return result(types.find(body.type()), body.method());
    }
    for (Body.NestedMethod nested : body.nested()) {
      if (nested.region() == function && nested.method() >= 0) {
        return result(types.find(nested.type()), nested.method());
      }
    }
    return TypeRef.UNKNOWN;
  }

  private static TypeRef result(TypeDecl type, int method) {
    if (type == null) {
      return TypeRef.UNKNOWN;
    }
    MethodDecl m = type.methods().get(method);
    return m.returns();
  }
}

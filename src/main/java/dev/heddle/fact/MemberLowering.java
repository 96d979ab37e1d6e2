package dev.heddle.fact;

import dev.heddle.code.Declarator;
import dev.heddle.code.Member;
import dev.heddle.code.Parameter;
import dev.heddle.code.Span;
import dev.heddle.code.Statement;
import dev.heddle.code.TypeDecl;
import java.lang.reflect.Modifier;
import java.util.List;

/** Lowers the members of one declared type, each into a body of its own. */
final class MemberLowering {
  private final Naming naming;
  private final OutlineReading outlines;
  private final String type;
  private final Member.Type declaration;
  private int nextMethod;

  MemberLowering(Naming naming, OutlineReading outlines, String type, Member.Type declaration) {
    this.naming = naming;
    this.outlines = outlines;
    this.type = type;
    this.declaration = declaration;
  }

  /** Adds the bodies of a member that is no type. */
  void lower(Member member, List<Body> bodies) {
    if (member instanceof Member.Method m) {
      int index = nextMethod++;
      if (m.body() != null) {
        boolean isStatic = Modifier.isStatic(m.flags());
        bodies.add(block(Body.Kind.METHOD, m.name(), index, isStatic, m.parameters(), m.body()));
      }
    } else if (member instanceof Member.Constructor c) {
      List<Parameter> parameters =
          c.parameters() == null ? declaration.components() : c.parameters();
      bodies.add(block(Body.Kind.CONSTRUCTOR, "<init>", nextMethod++, false, parameters, c.body()));
    } else if (member instanceof Member.Initializer i) {
      Body.Kind kind = i.isStatic() ? Body.Kind.STATIC_INITIALISER : Body.Kind.INSTANCE_INITIALISER;
      String name = i.isStatic() ? "<clinit>" : "<init>";
      bodies.add(block(kind, name, -1, i.isStatic(), List.of(), i.body()));
    } else if (member instanceof Member.Field f) {
      boolean isStatic =
          Modifier.isStatic(f.flags()) || declaration.kind() == TypeDecl.Kind.INTERFACE;
      for (Declarator v : f.variables()) {
        if (v.initial() != null) {
          bodies.add(fieldInitialiser(f, v, isStatic));
        }
      }
    } else if (member instanceof Member.Constant c) {
      bodies.add(constant(c));
    }
  }

  private Body fieldInitialiser(Member.Field field, Declarator v, boolean isStatic) {
    BodyLowering lowering = new BodyLowering(naming, outlines, type);
    BodyBuilder out = lowering.out();
    Span whole = out.span(field);
    out.open(Region.Kind.BODY, whole, out.token(v.first()), v.name());
    out.openStatement(whole);
    lowering.storeInitial(v);
    out.closeStatement();
    out.close();
    return body(lowering, Body.Kind.FIELD_INITIALISER, v.name(), -1, isStatic, 0);
  }

  private Body constant(Member.Constant constant) {
    BodyLowering lowering = new BodyLowering(naming, outlines, type);
    BodyBuilder out = lowering.out();
    Span name = out.token(constant.nameAt());
    out.open(Region.Kind.BODY, out.span(constant), name, constant.name());
    lowering.storeConstant(constant, type);
    out.close();
    return body(lowering, Body.Kind.FIELD_INITIALISER, constant.name(), -1, true, 0);
  }

  private Body block(
      Body.Kind kind,
      String name,
      int method,
      boolean isStatic,
      List<Parameter> parameters,
      Statement.Block block) {
    BodyLowering lowering = new BodyLowering(naming, outlines, type);
    BodyBuilder out = lowering.out();
    Span whole = out.span(block);
    out.open(Region.Kind.BODY, whole, out.keyword(block, 1), name);
    lowering.parameters(parameters);
    lowering.statements().block(block);
    out.close();
    return body(lowering, kind, name, method, isStatic, parameters.size());
  }

  private Body body(
      BodyLowering lowering,
      Body.Kind kind,
      String name,
      int method,
      boolean isStatic,
      int parameters) {
    BodyBuilder out = lowering.out();
    return new Body(
        type,
        kind,
        name,
        method,
        isStatic,
        parameters,
        List.copyOf(out.variables),
        List.copyOf(out.events),
        out.regions(),
        List.copyOf(out.statements),
        List.copyOf(out.nested));
  }
}

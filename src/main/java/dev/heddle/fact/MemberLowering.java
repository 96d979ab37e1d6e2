package dev.heddle.fact;

import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.stmt.BlockStmt;
import dev.heddle.code.Span;
import dev.heddle.code.TypeRef;
import java.util.ArrayList;
import java.util.List;

/** Lowers the members of one declared type, each into a body of its own. */
final class MemberLowering {
  private final Naming naming;
  private final OutlineReading outlines;
  private final String type;
  private final TypeDeclaration<?> declaration;
  private int nextMethod;

  MemberLowering(
      Naming naming, OutlineReading outlines, String type, TypeDeclaration<?> declaration) {
    this.naming = naming;
    this.outlines = outlines;
    this.type = type;
    this.declaration = declaration;
  }

  List<Body> member(BodyDeclaration<?> member) {
    if (member instanceof MethodDeclaration m) {
      int index = nextMethod++;
      return m.getBody()
          .map(
              b ->
                  List.of(
                      block(
                          Body.Kind.METHOD,
                          Words.of(m),
                          index,
                          m.isStatic(),
                          m.getParameters(),
                          b)))
          .orElse(List.of());
    }
    if (member instanceof ConstructorDeclaration c) {
      return List.of(
          block(
              Body.Kind.CONSTRUCTOR,
              "<init>",
              nextMethod++,
              false,
              c.getParameters(),
              c.getBody()));
    }
    if (member instanceof CompactConstructorDeclaration c) {
      List<Parameter> components = ((RecordDeclaration) declaration).getParameters();
      return List.of(
          block(Body.Kind.CONSTRUCTOR, "<init>", nextMethod++, false, components, c.getBody()));
    }
    if (member instanceof InitializerDeclaration i) {
      Body.Kind kind = i.isStatic() ? Body.Kind.STATIC_INITIALISER : Body.Kind.INSTANCE_INITIALISER;
      String name = i.isStatic() ? "<clinit>" : "<init>";
      return List.of(block(kind, name, -1, i.isStatic(), List.of(), i.getBody()));
    }
    if (member instanceof FieldDeclaration f) {
      List<Body> bodies = new ArrayList<>();
      boolean isStatic =
          f.isStatic()
              || (declaration.isClassOrInterfaceDeclaration()
                  && declaration.asClassOrInterfaceDeclaration().isInterface());
      for (VariableDeclarator v : f.getVariables()) {
        v.getInitializer().ifPresent(init -> bodies.add(fieldInitialiser(f, v, isStatic)));
      }
      return bodies;
    }
    return List.of();
  }

  private Body fieldInitialiser(FieldDeclaration field, VariableDeclarator v, boolean isStatic) {
    BodyLowering lowering = new BodyLowering(naming, outlines, type);
    BodyBuilder out = lowering.out();
    Span whole = out.span(field);
    out.open(Region.Kind.BODY, whole, out.span(v.getName()), Words.of(v));
    out.openStatement(whole);
    lowering.storeInitial(v);
    out.closeStatement();
    out.close();
    return body(lowering, Body.Kind.FIELD_INITIALISER, Words.of(v), -1, isStatic, 0);
  }

  List<Body> enumConstant(EnumConstantDeclaration entry) {
    BodyLowering lowering = new BodyLowering(naming, outlines, type);
    BodyBuilder out = lowering.out();
    Span whole = out.span(entry);
    out.open(Region.Kind.BODY, whole, out.span(entry.getName()), Words.of(entry));
    out.openStatement(whole);
    Value created = lowering.enumConstant(entry, TypeRef.of(type));
    out.add(
        new Event.Store(
            out.origin(entry, out.span(entry.getName())), null, Words.of(entry), "=", created));
    out.closeStatement();
    out.close();
    return List.of(body(lowering, Body.Kind.FIELD_INITIALISER, Words.of(entry), -1, true, 0));
  }

  private Body block(
      Body.Kind kind,
      String name,
      int method,
      boolean isStatic,
      List<Parameter> parameters,
      BlockStmt block) {
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

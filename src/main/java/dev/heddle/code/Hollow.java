package dev.heddle.code;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.stmt.BlockStmt;

/** Members of JavaParser without their inside, as if that could not have been parsed. */
final class Hollow {
  private Hollow() {}

  /** Takes out of a member what it does. */
  static void make(BodyDeclaration<?> member) {
    if (member instanceof MethodDeclaration m) {
      m.getBody().ifPresent(Hollow::empty);
    } else if (member instanceof ConstructorDeclaration c) {
      empty(c.getBody());
    } else if (member instanceof CompactConstructorDeclaration c) {
      empty(c.getBody());
    } else if (member instanceof InitializerDeclaration i) {
      empty(i.getBody());
    } else if (member instanceof FieldDeclaration f) {
      f.getVariables().forEach(VariableDeclarator::removeInitializer);
    } else if (member instanceof EnumConstantDeclaration entry) {
      entry.setArguments(new NodeList<>());
      entry.setClassBody(new NodeList<>());
    }
  }

  private static void empty(BlockStmt block) {
    block.setStatements(new NodeList<>());
  }
}

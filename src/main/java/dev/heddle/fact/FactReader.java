package dev.heddle.fact;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import dev.heddle.code.Comment;
import dev.heddle.code.Import;
import dev.heddle.code.Problem;
import dev.heddle.code.Site;
import java.util.ArrayList;
import java.util.List;

/** Reads the facts of one file off its syntax tree; after this nothing knows the tree. */
public final class FactReader {
  private final String path;
  private final Naming naming = new Naming();
  private final List<Body> bodies = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();

  private FactReader(String path) {
    this.path = path;
  }

  /**
   * The facts of one file.
   *
   * @param tree null if the file could not be parsed at all
   * @param problems of parsing; those of single bodies are added
   */
  public static FileFacts read(
      String path, CompilationUnit tree, List<Comment> comments, List<Problem> problems) {
    return read(path, tree, comments, problems, "");
  }

  /**
   * The same for a file whose types are declared by another file, too.
   *
   * @param mark put behind the name of each top-level type to tell it from its namesakes
   */
  public static FileFacts read(
      String path,
      CompilationUnit tree,
      List<Comment> comments,
      List<Problem> problems,
      String mark) {
    FactReader reader = new FactReader(path);
    reader.problems.addAll(problems);
    String packageName = "";
    List<Import> imports = List.of();
    if (tree != null) {
      packageName = tree.getPackageDeclaration().map(p -> p.getNameAsString()).orElse("");
      imports = tree.getImports().stream().map(FactReader::read).toList();
      reader.naming.addConstants(imports);
      String prefix = packageName.isEmpty() ? "" : packageName + ".";
      for (TypeDeclaration<?> type : tree.getTypes()) {
        reader.outline(type, prefix + type.getNameAsString() + mark, null);
      }
      for (TypeDeclaration<?> type : tree.getTypes()) {
        reader.bodies(type, prefix + type.getNameAsString() + mark);
      }
    }
    return new FileFacts(
        path,
        packageName,
        imports,
        reader.naming.types(),
        List.copyOf(reader.bodies),
        comments,
        List.copyOf(reader.problems));
  }

  private static Import read(ImportDeclaration declaration) {
    return new Import(
        declaration.getNameAsString(),
        declaration.isStatic(),
        declaration.isAsterisk(),
        declaration.isModule(),
        BodyBuilder.span(declaration));
  }

  private void outline(TypeDeclaration<?> declaration, String name, String outer) {
    naming.add(OutlineReading.type(declaration, name, outer));
    for (BodyDeclaration<?> member : declaration.getMembers()) {
      if (member instanceof TypeDeclaration<?> nested) {
        outline(nested, name + "." + nested.getNameAsString(), name);
      }
    }
  }

  private void bodies(TypeDeclaration<?> declaration, String name) {
    MemberLowering members = new MemberLowering(naming, name, declaration);
    if (declaration instanceof EnumDeclaration e) {
      e.getEntries().forEach(entry -> guarded(entry, () -> members.enumConstant(entry)));
    }
    for (BodyDeclaration<?> member : declaration.getMembers()) {
      if (member instanceof TypeDeclaration<?> nested) {
        bodies(nested, name + "." + nested.getNameAsString());
      } else {
        guarded(member, () -> members.member(member));
      }
    }
  }

  /** One body that cannot be read costs only itself. */
  private void guarded(BodyDeclaration<?> member, java.util.function.Supplier<List<Body>> read) {
    try {
      bodies.addAll(read.get());
    } catch (StackOverflowError e) {
      problems.add(
          new Problem(
              new Site(path, BodyBuilder.span(member)),
              "this member is nested too deeply to read"));
    } catch (RuntimeException e) {
      problems.add(
          new Problem(
              new Site(path, BodyBuilder.span(member)), "this member could not be read: " + e));
    }
  }
}

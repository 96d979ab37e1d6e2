package dev.heddle.fact;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import dev.heddle.code.Import;
import dev.heddle.code.Parsed;
import dev.heddle.code.Positions;
import dev.heddle.code.Problem;
import dev.heddle.code.Site;
import java.util.ArrayList;
import java.util.List;

/** Reads the facts of one file off its syntax tree; after this nothing knows the tree. */
public final class FactReader {
  private final String path;
  private final Positions positions;
  private final OutlineReading outlines;
  private final Naming naming = new Naming();
  private final List<Body> bodies = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();

  private FactReader(String path, Positions positions) {
    this.path = path;
    this.positions = positions;
    this.outlines = new OutlineReading(positions);
  }

  /**
   * The facts of one file.
   *
   * @param problems of reading and parsing it; those of single bodies are added
   * @param mark put behind the name of each top-level type to tell it from those of the same name
   *     in other files; empty if there are none
   */
  public static FileFacts read(Parsed parsed, List<Problem> problems, String mark) {
    String path = parsed.source().path();
    CompilationUnit tree = parsed.tree();
    FactReader reader = new FactReader(path, parsed.positions());
    reader.problems.addAll(problems);
    String packageName = "";
    List<Import> imports = List.of();
    if (tree != null) {
      packageName = tree.getPackageDeclaration().map(p -> p.getNameAsString()).orElse("");
      imports = tree.getImports().stream().map(reader::read).toList();
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
        parsed.comments(),
        List.copyOf(reader.problems));
  }

  private Import read(ImportDeclaration declaration) {
    return new Import(
        declaration.getNameAsString(),
        declaration.isStatic(),
        declaration.isAsterisk(),
        declaration.isModule(),
        positions.span(declaration));
  }

  private void outline(TypeDeclaration<?> declaration, String name, String outer) {
    naming.add(outlines.type(declaration, name, outer));
    for (BodyDeclaration<?> member : declaration.getMembers()) {
      if (member instanceof TypeDeclaration<?> nested) {
        outline(nested, name + "." + nested.getNameAsString(), name);
      }
    }
  }

  private void bodies(TypeDeclaration<?> declaration, String name) {
    MemberLowering members = new MemberLowering(naming, outlines, name, declaration);
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
              new Site(path, positions.span(member)), "this member is nested too deeply to read"));
    } catch (RuntimeException e) {
      problems.add(
          new Problem(
              new Site(path, positions.span(member)), "this member could not be read: " + e));
    }
  }
}

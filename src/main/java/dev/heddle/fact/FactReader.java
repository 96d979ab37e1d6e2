package dev.heddle.fact;

import dev.heddle.code.Import;
import dev.heddle.code.Member;
import dev.heddle.code.Parsed;
import dev.heddle.code.Positions;
import dev.heddle.code.Problem;
import dev.heddle.code.Site;
import dev.heddle.code.Unit;
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
    Unit tree = parsed.tree();
    FactReader reader = new FactReader(path, parsed.positions());
    reader.problems.addAll(problems);
    String packageName = "";
    List<Import> imports = List.of();
    if (tree != null) {
      packageName = tree.packageName();
      imports = tree.imports();
      reader.naming.addImports(imports);
      String prefix = packageName.isEmpty() ? "" : packageName + ".";
      for (Member.Type type : tree.types()) {
        reader.outline(type, prefix + type.name() + mark, null);
      }
      for (Member.Type type : tree.types()) {
        reader.bodies(type, prefix + type.name() + mark);
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

  private void outline(Member.Type type, String name, String outer) {
    naming.add(outlines.type(type, name, outer));
    for (Member member : type.members()) {
      if (member instanceof Member.Type nested) {
        outline(nested, name + "." + nested.name(), name);
      }
    }
  }

  private void bodies(Member.Type type, String name) {
    MemberLowering members = new MemberLowering(naming, outlines, name, type);
    for (Member.Constant constant : type.constants()) {
      guarded(members, constant);
    }
    for (Member member : type.members()) {
      if (member instanceof Member.Type nested) {
        bodies(nested, name + "." + nested.name());
      } else {
        guarded(members, member);
      }
    }
  }

  /** One body that cannot be read costs only itself. */
  private void guarded(MemberLowering members, Member member) {
    try {
      members.lower(member, bodies);
    } catch (StackOverflowError | RuntimeException e) {
      problems.add(Problem.of(new Site(path, positions.span(member)), "member", e));
    }
  }
}

package dev.heddle.code;

import com.github.javaparser.ParseResult;
import com.github.javaparser.ParseStart;
import com.github.javaparser.ast.CompilationUnit;
import java.util.ArrayList;
import java.util.List;

/**
 * Parses with JavaParser what {@link Syntax} does not read: files with errors, above all. Never
 * throws; not thread-safe.
 *
 * <p>JavaParser takes time exponential in nested lambda blocks, anonymous classes and switch
 * expressions, so these are parsed alone and put in. A method that does not parse is left out, so
 * that the others survive. `var` is a type of that name; tokens of a grafted piece are linked among
 * themselves only.
 */
final class GuardedParser {
  /** Pieces are cut out at every second level: each level doubles the time, each cut costs some. */
  private static final int STEP = 2;

  private final Grammar grammar = new Grammar();

  /**
   * What JavaParser knows of a file.
   *
   * <p>A body that could not be parsed is an empty block, or an anonymous class without members,
   * whose {@code getParsed()} is {@code UNPARSABLE}.
   *
   * @param tree null if nothing could be parsed
   */
  record Result(CompilationUnit tree, List<Comment> comments, List<Problem> problems) {}

  Result parse(SourceFile file) {
    String text = file.text();
    LineMap lines = new LineMap(text);
    Braces braces = Braces.of(text, lines, false);
    if (braces.escaped()) {
      text = Escapes.resolve(text);
      braces = Braces.of(text, lines, false);
    }
    CompilationUnit tree = braces.balanced() ? whole(text, lines, braces.cuts()) : null;
    if (tree != null) {
      return new Result(tree, braces.comments(), List.of());
    }
    List<Problem> problems = new ArrayList<>();
    String merged = Conflicts.keepFirst(file.path(), text, lines, problems::add);
    tree = new Repair(file.path(), merged, lines, grammar, problems::add).tree();
    problems.sort((a, b) -> a.site().compareTo(b.site()));
    return new Result(tree, braces.comments(), problems);
  }

  /** The tree of a text without errors and deep nesting, else null. */
  private CompilationUnit whole(String text) {
    ParseResult<CompilationUnit> result = grammar.parse(ParseStart.COMPILATION_UNIT, text);
    return result.isSuccessful() ? result.getResult().orElseThrow() : null;
  }

  /** Likewise for any text. */
  private CompilationUnit whole(String text, LineMap lines, List<Cut> cuts) {
    List<Cut> deep = cuts.stream().filter(GuardedParser::isDeep).toList();
    String skeleton =
        deep.isEmpty() ? text : new Stencil(text, lines).copy(0, text.length(), deep).toString();
    CompilationUnit tree = whole(skeleton);
    if (tree != null && !deep.isEmpty()) {
      List<Cut> lost = new ArrayList<>();
      new Graft(text, lines, grammar, deep, (cut, why) -> lost.add(cut)).fill(tree);
      return lost.isEmpty() ? tree : null;
    }
    return tree;
  }

  private static boolean isDeep(Cut cut) {
    return cut.kind().inExpression() && cut.depth() > 0 && cut.depth() % STEP == 0;
  }
}

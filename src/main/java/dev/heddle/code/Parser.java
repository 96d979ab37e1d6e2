package dev.heddle.code;

import com.github.javaparser.ParseResult;
import com.github.javaparser.ParseStart;
import com.github.javaparser.ast.CompilationUnit;
import java.util.ArrayList;
import java.util.List;

/**
 * Turns source text into a syntax tree; never throws. Not thread-safe: one for each worker.
 *
 * <p>JavaParser takes time exponential in nested lambda blocks, anonymous classes and switch
 * expressions, so these are parsed alone and put in. A method that does not parse is left out, so
 * that the others survive. `var` is a type of that name; tokens of a grafted piece are linked among
 * themselves only.
 */
public final class Parser {
  /** Pieces are cut out at every second level: each level doubles the time, each cut costs some. */
  private static final int STEP = 2;

  private final Grammar grammar = new Grammar();

  /** The tree, the comments and what is missing in them. */
  public Parsed parse(SourceFile file) {
    String text = file.text();
    LineMap lines = new LineMap(text);
    LeanText lean = new LeanText(text.length());
    Braces braces = Braces.of(text, lines, lean, false);
    if (braces.escaped()) {
      text = Escapes.resolve(text);
      lean = new LeanText(text.length());
      braces = Braces.of(text, lines, lean, false);
    }
    List<Cut> deep = braces.cuts().stream().filter(Parser::isDeep).toList();
    boolean flat = braces.balanced() && lean.isFaithful() && deep.isEmpty();
    CompilationUnit tree = flat ? successful(grammar.parse(lean)) : null;
    if (tree != null) {
      return new Parsed(file, tree, lean, braces.comments(), List.of());
    }
    tree = braces.balanced() ? whole(text, lines, deep) : null;
    if (tree != null) {
      return new Parsed(file, tree, Positions.OF_NODES, braces.comments(), List.of());
    }
    List<Problem> problems = new ArrayList<>();
    String merged = Conflicts.keepFirst(file.path(), text, lines, problems::add);
    tree = new Repair(file.path(), merged, lines, grammar, problems::add).tree();
    problems.sort((a, b) -> a.site().compareTo(b.site()));
    return new Parsed(file, tree, Positions.OF_NODES, braces.comments(), problems);
  }

  /** The tree of a text without errors and deep nesting, else null. */
  private CompilationUnit whole(String text) {
    return successful(grammar.parse(ParseStart.COMPILATION_UNIT, text));
  }

  private static CompilationUnit successful(ParseResult<CompilationUnit> result) {
    return result.isSuccessful() ? result.getResult().orElseThrow() : null;
  }

  /** Likewise for any text. */
  private CompilationUnit whole(String text, LineMap lines, List<Cut> deep) {
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

package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;

/**
 * Turns source text into a syntax tree; never throws. Not thread-safe: one for each worker.
 *
 * <p>Nearly all files are read by {@link Syntax}. What it gives up on is parsed by JavaParser,
 * which takes ten times as long, but recovers from errors and says what they are.
 */
public final class Parser {
  private final GuardedParser guarded = new GuardedParser();

  /** The tree, the comments and what is missing in them. */
  public Parsed parse(SourceFile file) {
    Tokens tokens = new Tokens(file.text());
    TokenTable table = TokenTable.of(tokens);
    Unit tree = table == null ? null : Syntax.read(table);
    return tree == null
        ? guarded(file)
        : new Parsed(file, tree, table, tokens.comments(), List.of());
  }

  private Parsed guarded(SourceFile file) {
    GuardedParser.Result result = guarded.parse(file);
    Places places = new Places();
    List<Problem> problems = new ArrayList<>(result.problems());
    Unit tree = null;
    try {
      Translation translation =
          new Translation(places, (where, e) -> problems.add(loss(file, "member", where, e)));
      tree = result.tree() == null ? null : translation.unit(result.tree());
    } catch (StackOverflowError | RuntimeException e) {
      problems.add(loss(file, "file", Span.NONE, e));
    }
    problems.sort((a, b) -> a.site().compareTo(b.site()));
    return new Parsed(file, tree, places, result.comments(), problems);
  }

  private static Problem loss(SourceFile file, String part, Span where, Throwable thrown) {
    return Problem.of(new Site(file.path(), where), part, thrown);
  }
}

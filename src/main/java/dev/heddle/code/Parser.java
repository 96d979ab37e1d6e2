package dev.heddle.code;

import java.util.List;

/**
 * Turns source text into a syntax tree; never throws. Not thread-safe: one for each worker.
 *
 * <p>Nearly all files are read by {@link Syntax}. What it gives up on is parsed by JavaParser,
 * which takes fifty times as long, but recovers from errors and says what they are.
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
    Unit tree = result.tree() == null ? null : new Translation(places).unit(result.tree());
    return new Parsed(file, tree, places, result.comments(), result.problems());
  }
}

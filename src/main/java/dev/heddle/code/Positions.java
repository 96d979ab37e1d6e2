package dev.heddle.code;

/** Where the nodes of a syntax tree stand in their file. */
public abstract class Positions {
  /** The span of a node; {@link Span#NONE} for one that stands nowhere. */
  public final Span span(Node node) {
    return span(node.first(), node.last());
  }

  /** The span of one token. */
  public final Span token(int token) {
    return span(token, token);
  }

  /** The first {@code length} columns of a node: its keyword. */
  public final Span keyword(Node node, int length) {
    Span all = span(node);
    return new Span(all.line(), all.column(), all.line(), all.column() + length);
  }

  /** The span of a token, of another one, and of all between them. */
  public abstract Span span(int first, int last);
}

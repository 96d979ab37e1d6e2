package dev.heddle.code;

import java.util.Arrays;

/**
 * All tokens of a text, numbered from 0, with what the grammar asks of each; and where they stand.
 *
 * <p>A closing angle bracket is always a token of its own: whether two are a shift is for the
 * grammar to say. The last token is {@link TokenKind#END}.
 */
final class TokenTable extends Positions {
  private final char[] text;
  private int count;
  private int[] kinds;
  private int[] starts;
  private int[] ends;
  private int[] lines;

  /** The partner of each opening parenthesis. */
  private int[] partners;

  /** The words that are no keywords. */
  private String[] words;

  /** Offset where each line starts. */
  private int[] lineStarts;

  private int[] open = new int[32];
  private int depth;
  private boolean paired = true;

  private TokenTable(char[] text) {
    this.text = text;
    int guess = text.length / 6 + 16;
    kinds = new int[guess];
    starts = new int[guess];
    ends = new int[guess];
    lines = new int[guess];
    partners = new int[guess];
    words = new String[guess];
  }

  /**
   * The tokens of a text.
   *
   * @return null if something in it is no token, or a parenthesis has no partner
   */
  static TokenTable of(Tokens tokens) {
    TokenTable table = new TokenTable(tokens.text());
    int kind;
    do {
      kind = tokens.next();
      table.add(tokens, kind);
    } while (kind != TokenKind.END);
    table.lineStarts = tokens.lineStarts();
    return table.paired && table.depth == 0 && tokens.plain() ? table : null;
  }

  private void add(Tokens tokens, int kind) {
    if (count == kinds.length) {
      grow(2 * count);
    }
    int start = tokens.start();
    int end = tokens.end();
    starts[count] = start;
    ends[count] = end;
    lines[count] = tokens.line();
    kinds[count] = kind;
    if (kind == TokenKind.WORD) {
      addWord(start, end, tokens.hash());
    } else if (kind == '(') {
      open();
    } else if (kind == ')') {
      close();
    }
    count++;
  }

  private void addWord(int start, int end, int hash) {
    int kind = Keywords.kind(text, start, end, hash);
    kinds[count] = kind;
    if (kind == TokenKind.WORD) {
      words[count] = Words.of(text, start, end, hash);
    }
  }

  private void open() {
    if (depth == open.length) {
      open = Arrays.copyOf(open, 2 * depth);
    }
    open[depth++] = count;
  }

  private void close() {
    if (depth == 0) {
      paired = false;
    } else {
      partners[open[--depth]] = count;
    }
  }

  private void grow(int size) {
    kinds = Arrays.copyOf(kinds, size);
    starts = Arrays.copyOf(starts, size);
    ends = Arrays.copyOf(ends, size);
    lines = Arrays.copyOf(lines, size);
    partners = Arrays.copyOf(partners, size);
    words = Arrays.copyOf(words, size);
  }

  /** One of {@link TokenKind} or {@link Keywords}, or a character; behind the last: its end. */
  int kind(int token) {
    return kinds[Math.min(token, count - 1)];
  }

  /** The word that a token is, if it is no keyword; else null. */
  String word(int token) {
    return words[token];
  }

  /** The token that closes an opening parenthesis. */
  int partner(int token) {
    return partners[token];
  }

  /** Whether nothing stands between a token and the next. */
  boolean touchesNext(int token) {
    return ends[token] == starts[token + 1];
  }

  /** The characters of a token, without some at both ends. */
  String text(int token, int without) {
    int start = starts[token] + without;
    return new String(text, start, ends[token] - without - start);
  }

  @Override
  public Span span(int first, int last) {
    int line = lines[first];
    int end = ends[last];
    int endLine = lines[last];
    while (endLine < lineStarts.length && lineStarts[endLine] < end) {
      endLine++; // a text block
    }
    return new Span(
        line, starts[first] - lineStarts[line - 1] + 1, endLine, end - lineStarts[endLine - 1] + 1);
  }
}

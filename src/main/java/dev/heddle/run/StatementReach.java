package dev.heddle.run;

import dev.heddle.code.Span;
import dev.heddle.run.CodeTokens.Token;
import java.util.List;
import java.util.Set;

/**
 * The code that a comment speaks of: the statement that it stands in or behind, or, where it has a
 * line of its own, the statement that follows. Blocks inside a statement are not part of it: a
 * comment above a loop says nothing of the statements in its body.
 */
final class StatementReach {
  /** What may follow the brace of a lambda or anonymous class inside one statement. */
  private static final Set<String> GOES_ON = Set.of(".", ",", ")", "]", ";", ":", "?");

  private final List<Token> tokens;
  private final Span comment;
  private final int next;
  private final int end;
  private final boolean trailing;

  StatementReach(List<Token> tokens, Span comment) {
    this.tokens = tokens;
    this.comment = comment;
    this.next = CodeTokens.indexFrom(tokens, comment.line(), comment.column());
    this.end = endOfStatement(tokens, next);
    this.trailing = next > 0 && lineOf(next - 1) == comment.line();
  }

  boolean covers(Span site, Span statement) {
    if (standsIn(statement)) {
      return true;
    }
    if (trailing) {
      int line = comment.line();
      return site.line() == line || statement.line() == line || statement.endLine() == line;
    }
    boolean behind = site.endLine() >= comment.line();
    if (behind && next < tokens.size()) {
      int line = lineOf(next);
      if (site.line() == line || statement.line() == line || leadsTo(site)) {
        return true;
      }
    }
    int header = headerOfBlock();
    return header >= 0 && header <= site.line() && site.line() <= lineOf(next - 1);
  }

  /** Whether the comment is inside a statement, but in none of its blocks. */
  private boolean standsIn(Span statement) {
    if (!statement.contains(comment)) {
      return false;
    }
    int depth = 0;
    int start = CodeTokens.indexFrom(tokens, statement.line(), statement.column());
    for (int i = start; i < next; i++) {
      depth += braceOf(tokens.get(i));
    }
    return depth == 0;
  }

  /** Whether a place is in the statement that follows the comment, outside its blocks. */
  private boolean leadsTo(Span site) {
    if (end < tokens.size() && tokens.get(end).isBefore(site.line(), site.column())) {
      return false;
    }
    int braces = 0;
    int at = CodeTokens.indexFrom(tokens, site.line(), site.column());
    for (int i = next; i < at; i++) {
      braces += braceOf(tokens.get(i));
    }
    return at >= next && braces == 0;
  }

  /** The index of the last token of the statement that begins with a token. */
  private static int endOfStatement(List<Token> tokens, int first) {
    int braces = 0;
    int parentheses = 0;
    for (int i = first; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      braces += braceOf(token);
      if (braces < 0) {
        return i;
      }
      if (braces == 0) {
        parentheses += token.is("(") ? 1 : token.is(")") ? -1 : 0;
        boolean ends = token.is(";") || (token.is("}") && !goesOnAt(tokens, i + 1));
        if (ends && parentheses <= 0) {
          return i;
        }
      }
    }
    return tokens.size();
  }

  private static boolean goesOnAt(List<Token> tokens, int index) {
    return index < tokens.size() && GOES_ON.contains(tokens.get(index).text());
  }

  /**
   * The line on which the header begins that a comment at the start of a block belongs to: that of
   * an empty block, or of a `catch`; else -1.
   */
  private int headerOfBlock() {
    if (trailing || next == 0 || !tokens.get(next - 1).is("{")) {
      return -1;
    }
    for (int i = next - 2; i >= 0; i--) {
      Token token = tokens.get(i);
      if (token.is("catch")) {
        return token.line();
      }
      if (braceOf(token) != 0 || token.is(";")) {
        break;
      }
    }
    boolean empty = next < tokens.size() && tokens.get(next).is("}");
    return empty ? lineOf(next - 1) : -1;
  }

  private int lineOf(int index) {
    return tokens.get(index).line();
  }

  private static int braceOf(Token token) {
    return token.is("{") ? 1 : token.is("}") ? -1 : 0;
  }
}

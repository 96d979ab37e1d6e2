package dev.heddle.run;

import dev.heddle.code.Span;
import dev.heddle.run.CodeTokens.Token;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The text of a statement without what may change around a finding: blanks, line breaks, comments,
 * and all from the first block on.
 */
final class StatementText {
  private static final int MAX_LENGTH = 160;

  private StatementText() {}

  /**
   * @param tokens those of the file
   */
  static String of(List<Token> tokens, Span statement) {
    StringBuilder text = new StringBuilder();
    int end = CodeTokens.indexAfter(tokens, statement);
    String before = "";
    for (int i = CodeTokens.indexFrom(tokens, statement.line(), statement.column()); i < end; i++) {
      String token = tokens.get(i).text();
      if (isWord(before) && isWord(token)) {
        text.append(' ');
      }
      text.append(token);
      before = token;
      if (token.equals("{") || text.length() >= MAX_LENGTH) {
        break;
      }
    }
    String cut = text.substring(0, Math.min(text.length(), MAX_LENGTH));
    byte[] writable = cut.getBytes(StandardCharsets.UTF_8); // half a surrogate pair is not
    return new String(writable, StandardCharsets.UTF_8).replaceAll("\\s+", " ");
  }

  private static boolean isWord(String token) {
    return !token.isEmpty() && Character.isJavaIdentifierPart(token.charAt(token.length() - 1));
  }
}

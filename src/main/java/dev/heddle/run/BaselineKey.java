package dev.heddle.run;

import dev.heddle.rule.Finding;
import dev.heddle.run.CodeTokens.Token;
import java.util.Comparator;
import java.util.List;

/**
 * What makes two findings the same though lines moved between them.
 *
 * @param path relative to the root
 * @param member the enclosing member
 * @param statement text of the statement, normalised by {@link StatementText}
 */
public record BaselineKey(String path, String rule, String member, String statement)
    implements Comparable<BaselineKey> {
  private static final Comparator<BaselineKey> ORDER =
      Comparator.comparing(BaselineKey::path)
          .thenComparing(BaselineKey::rule)
          .thenComparing(BaselineKey::member)
          .thenComparing(BaselineKey::statement);

  /**
   * @param tokens those of the finding's file
   */
  static BaselineKey of(Finding finding, List<Token> tokens) {
    return new BaselineKey(
        finding.site().path(),
        finding.rule(),
        finding.member(),
        StatementText.of(tokens, finding.statement().span()));
  }

  @Override
  public int compareTo(BaselineKey other) {
    return ORDER.compare(this, other);
  }
}

package dev.heddle.run;

import dev.heddle.code.Comment;
import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.run.CodeTokens.Token;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * `heddle-ignore rule[, rule]: reason` for the same or the next statement, `heddle-ignore-file
 * rule: reason` for the file.
 */
record CommentSuppression(
    Span span, List<String> rules, String reason, boolean ofFile, StatementReach reach)
    implements Suppression {
  /** What every such comment contains. */
  static final String MARK = "heddle-ignore";

  private static final String OF_FILE = "-file";
  private static final Pattern FORM =
      Pattern.compile(
          "(?s)(?://++|/\\*++)\\s*+"
              + MARK
              + "(-[\\w-]*+)?+(?!\\w)\\s*+([\\w-]*+(?:\\s*+,\\s*+[\\w-]++)*+)\\s*+(:?+)(.*+)");

  /**
   * @param tokens those of the file
   */
  static Optional<CommentSuppression> parse(Comment comment, List<Token> tokens) {
    Matcher matcher = FORM.matcher(comment.text());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String variant = matcher.group(1) == null ? "" : matcher.group(1);
    boolean ofFile = variant.equals(OF_FILE);
    boolean known = ofFile || variant.isEmpty(); // any other variant names nothing: that is said
    List<String> rules =
        !known
            ? List.of()
            : Stream.of(matcher.group(2).split(","))
                .map(String::strip)
                .filter(r -> !r.isEmpty())
                .toList();
    String reason = matcher.group(3).isEmpty() ? "" : matcher.group(4).replace("*/", "").strip();
    return Optional.of(
        new CommentSuppression(
            comment.span(), rules, reason, ofFile, new StatementReach(tokens, comment.span())));
  }

  @Override
  public boolean wantsReason() {
    return true;
  }

  @Override
  public boolean isOurs() {
    return true;
  }

  @Override
  public boolean covers(Site site, Site statement) {
    return ofFile || reach.covers(site.span(), statement.span());
  }
}

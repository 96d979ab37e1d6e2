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

/** `noinspection Id[, Id]`, with which IntelliJ IDEA is silent about the next statement. */
record InspectionComment(Span span, List<String> rules, StatementReach reach)
    implements Suppression {
  /** What every such comment contains. */
  static final String MARK = "noinspection";

  private static final Pattern FORM =
      Pattern.compile("//\\s*+" + MARK + "\\s++(\\w++(?:\\s*+,\\s*+\\w++)*+).*+");

  /**
   * One that names a rule of ours by its other name.
   *
   * @param tokens those of the file
   */
  static Optional<InspectionComment> parse(Comment comment, List<Token> tokens) {
    Matcher matcher = FORM.matcher(comment.text().strip());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    List<String> rules =
        Stream.of(matcher.group(1).split(","))
            .flatMap(id -> AnnotationSuppression.sayingTheSame(id.strip()).stream())
            .sorted()
            .toList();
    StatementReach reach = new StatementReach(tokens, comment.span());
    return rules.isEmpty()
        ? Optional.empty()
        : Optional.of(new InspectionComment(comment.span(), rules, reach));
  }

  @Override
  public String reason() {
    return "`" + MARK + "`";
  }

  @Override
  public boolean wantsReason() {
    return false;
  }

  @Override
  public boolean isOurs() {
    return false;
  }

  @Override
  public boolean covers(Site site, Site statement) {
    return reach.covers(site.span(), statement.span());
  }
}

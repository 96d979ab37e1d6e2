package dev.heddle.ui.github;

import dev.heddle.ui.format.Visible;
import java.util.regex.Pattern;

/** Foreign text as Markdown in which nothing is a link, markup, HTML or the end of a cell. */
final class MarkdownText {
  /** Punctuation that means nothing in Markdown and HTML. */
  private static final String PLAIN = " .,-/;=+";

  /** Code that a span of backticks holds safely even in a table. */
  private static final Pattern PLAIN_CODE = Pattern.compile("[\\w.,:;/()=+-]+");

  private static final int LONGEST = 400;

  private MarkdownText() {}

  /** A phrase whose code stands in backticks. */
  static String phrase(String text) {
    StringBuilder markdown = new StringBuilder();
    boolean code = false;
    for (String part : cut(Visible.of(text)).split("`", -1)) {
      if (!part.isEmpty()) {
        markdown.append(code ? span(part) : escape(part));
      }
      code = !code;
    }
    return markdown.toString();
  }

  /** A text that is code as a whole. */
  static String code(String text) {
    return span(cut(Visible.of(text)));
  }

  /** A text that is code as a whole, inside of an HTML element. */
  static String html(String text) {
    return "<code>" + escape(cut(Visible.of(text))) + "</code>";
  }

  private static String span(String text) {
    return PLAIN_CODE.matcher(text).matches()
        ? "`" + text + "`"
        : "<code>" + escape(text) + "</code>";
  }

  /** Character references are never markup, whatever they stand for. */
  private static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0 || c >= 128) {
                escaped.appendCodePoint(c);
              } else {
                escaped.append("&#").append(c).append(';');
              }
            });
    return escaped.toString().replace("www.", "www&#46;");
  }

  private static String cut(String text) {
    return text.codePointCount(0, text.length()) <= LONGEST
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…";
  }
}

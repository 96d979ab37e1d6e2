package dev.heddle.code;

/**
 * The text of one file, decoded as UTF-8 with a leading byte-order mark removed.
 *
 * @param path relative to the root, segments separated by `/`
 * @param marked whether a byte-order mark stood before the text
 */
public record SourceFile(String path, String text, boolean marked) {
  /** The text of a file without a byte-order mark. */
  public SourceFile(String path, String text) {
    this(path, text, false);
  }

  /** The source of a text that may begin with a byte-order mark. */
  public static SourceFile of(String path, String text) {
    boolean marked = !text.isEmpty() && text.charAt(0) == SourceReader.BYTE_ORDER_MARK;
    return new SourceFile(path, marked ? text.substring(1) : text, marked);
  }

  /** The text as GitHub fingerprints it: with the byte-order mark, if there was one. */
  public String raw() {
    return marked ? SourceReader.BYTE_ORDER_MARK + text : text;
  }
}

package dev.heddle.run;

import dev.heddle.code.LineMap;
import dev.heddle.code.Span;
import dev.heddle.rule.Finding;
import dev.heddle.run.CodeTokens.Token;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Writes a suppression with a reason above each finding. Indentation and line ends are those of the
 * line below; all other bytes of the file stay as they are.
 */
public final class SuppressionWriter {
  private static final String MARK = "\u00EF\u00BB\u00BF";

  private final String reason;

  /**
   * @param reason why the findings may stay
   * @throws UsageError if it is empty or would end the comment
   */
  public SuppressionWriter(String reason) {
    this.reason = reason.strip();
    if (this.reason.isEmpty()) {
      throw new UsageError(
          "a suppression needs a reason: `--add-suppressions \"why it may stay\"`");
    }
    boolean unsafe =
        reason.contains("\\u") || this.reason.chars().anyMatch(Character::isISOControl);
    if (unsafe) {
      throw new UsageError("the reason of a suppression must be one line of plain text");
    }
  }

  /**
   * Suppresses findings in their files.
   *
   * @param root the folder that the paths of the findings are relative to
   * @return how many comments were written
   * @throws IOException if a file cannot be read or written; those before it are done
   */
  public int write(Path root, Collection<Finding> findings) throws IOException {
    NavigableMap<String, List<Finding>> byPath = new TreeMap<>();
    for (Finding finding : findings) {
      if (Suppressions.RULES.contains(finding.rule())) {
        continue; // a suppression that is wrong is mended, not suppressed
      }
      byPath.computeIfAbsent(finding.site().path(), path -> new ArrayList<>()).add(finding);
    }
    int written = 0;
    for (Map.Entry<String, List<Finding>> entry : byPath.entrySet()) {
      Path file = root.resolve(entry.getKey());
      byte[] before = Files.readAllBytes(file);
      NavigableMap<Integer, SortedSet<String>> rulesByLine = lines(before, entry.getValue());
      AtomicFile.write(file, insert(before, rulesByLine));
      written += rulesByLine.size();
    }
    return written;
  }

  /**
   * The comment that suppresses a finding, in a text without byte-order mark; its reason is open.
   */
  public static Splice splice(String text, Finding finding) {
    int start = new LineMap(text).offset(lineFor(CodeTokens.of(text), finding), 1);
    String comment =
        indentAt(text, start)
            + "// heddle-ignore "
            + finding.rule()
            + ": "
            + lineEndAt(text, start);
    return new Splice(start, start, comment);
  }

  /** The same bytes with a comment above each line. */
  byte[] insert(byte[] before, NavigableMap<Integer, SortedSet<String>> rulesByLine) {
    Charset charset = charsetOf(before);
    String text = new String(before, StandardCharsets.ISO_8859_1); // one character a byte
    List<Integer> starts = lineStarts(text);
    ByteArrayOutputStream out = new ByteArrayOutputStream(before.length + 200);
    int done = 0;
    for (Map.Entry<Integer, SortedSet<String>> entry : rulesByLine.entrySet()) {
      int start = starts.get(Math.min(entry.getKey(), starts.size()) - 1);
      out.write(before, done, start - done);
      done = start;
      String rules = String.join(", ", entry.getValue());
      String comment =
          indentAt(text, start)
              + "// heddle-ignore "
              + rules
              + ": "
              + reason
              + lineEndAt(text, start);
      out.writeBytes(comment.getBytes(charset));
    }
    out.write(before, done, before.length - done);
    return out.toByteArray();
  }

  private static NavigableMap<Integer, SortedSet<String>> lines(
      byte[] bytes, List<Finding> findings) {
    String text = new String(bytes, charsetOf(bytes));
    List<Token> tokens = CodeTokens.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
    NavigableMap<Integer, SortedSet<String>> rulesByLine = new TreeMap<>();
    for (Finding finding : findings) {
      int line = lineFor(tokens, finding);
      rulesByLine.computeIfAbsent(line, l -> new TreeSet<>()).add(finding.rule());
    }
    return rulesByLine;
  }

  /** The line of the statement, unless the finding is in one of its blocks; no line in a string. */
  private static int lineFor(List<Token> tokens, Finding finding) {
    Span site = finding.site().span();
    Span statement = finding.statement().span();
    int from = CodeTokens.indexFrom(tokens, statement.line(), statement.column());
    int to = CodeTokens.indexFrom(tokens, site.line(), site.column());
    int depth = 0;
    for (int i = from; i < to; i++) {
      depth += tokens.get(i).is("{") ? 1 : tokens.get(i).is("}") ? -1 : 0;
    }
    boolean ofStatement = depth == 0 && statement.line() <= site.line();
    int line = ofStatement ? statement.line() : site.line();
    int first = CodeTokens.indexFrom(tokens, line, 1);
    if (first > 0 && tokens.get(first - 1).text().startsWith("\"\"\"")) {
      Token block = tokens.get(first - 1);
      boolean reachesLine = block.line() + block.text().lines().count() > line;
      return reachesLine ? block.line() : line;
    }
    return line;
  }

  private static Charset charsetOf(byte[] bytes) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return StandardCharsets.UTF_8;
    } catch (CharacterCodingException otherEncoding) {
      return StandardCharsets.ISO_8859_1;
    }
  }

  private static List<Integer> lineStarts(String text) {
    List<Integer> starts = new ArrayList<>();
    starts.add(text.startsWith(MARK) ? MARK.length() : 0);
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      boolean lineFeedFollows = i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (character == '\n' || (character == '\r' && !lineFeedFollows)) {
        starts.add(i + 1);
      }
    }
    return starts;
  }

  private static String indentAt(String text, int start) {
    int end = start;
    while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
      end++;
    }
    return text.substring(start, end);
  }

  private static String lineEndAt(String text, int start) {
    for (int i = start; i < text.length(); i++) {
      if (text.charAt(i) == '\n') {
        return "\n";
      }
      if (text.charAt(i) == '\r') {
        return text.startsWith("\n", i + 1) ? "\r\n" : "\r";
      }
    }
    return text.contains("\r\n") ? "\r\n" : "\n";
  }
}

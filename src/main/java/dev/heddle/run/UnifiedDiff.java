package dev.heddle.run;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the unified diffs of git and of `diff -u`. */
final class UnifiedDiff {
  /**
   * The changes of one file.
   *
   * @param path of the new file
   */
  record FileChange(String path, List<Hunk> hunks) {}

  /**
   * One stretch of changes; starts are 1-based lines.
   *
   * @param added the lines of the new file that are not in the old one
   */
  record Hunk(int oldStart, int oldCount, int newStart, int newCount, List<Integer> added) {}

  private static final Pattern HUNK =
      Pattern.compile("(?s)@@ -(\\d{1,9})(?:,(\\d{1,9}))? \\+(\\d{1,9})(?:,(\\d{1,9}))? @@.*+");
  private static final String NOWHERE = "/dev/null";

  private final String[] lines;
  private final List<FileChange> changes = new ArrayList<>();
  private int at;

  private UnifiedDiff(String text) {
    this.lines = text.split("\n", -1);
  }

  /**
   * The changed files in the order of the diff, deleted ones left out; what is no diff is skipped.
   */
  static List<FileChange> parse(String text) {
    UnifiedDiff diff = new UnifiedDiff(text);
    while (diff.at < diff.lines.length) {
      diff.readFile();
    }
    return List.copyOf(diff.changes);
  }

  private void readFile() {
    String old = header("--- ");
    String fresh = old == null ? null : header("+++ ");
    if (fresh == null) {
      at += old == null ? 1 : 0;
      return;
    }
    List<Hunk> hunks = new ArrayList<>();
    while (at < lines.length) {
      Matcher matcher = HUNK.matcher(lines[at]);
      if (!matcher.matches()) {
        break;
      }
      at++;
      hunks.add(hunk(matcher));
    }
    if (!fresh.equals(NOWHERE)) {
      changes.add(new FileChange(withoutPrefix(old, fresh), List.copyOf(hunks)));
    }
  }

  /** Takes a header line and gives the name in it; null if the line is another one. */
  private String header(String mark) {
    if (at >= lines.length || !lines[at].startsWith(mark)) {
      return null;
    }
    String name = lines[at++].substring(mark.length());
    if (name.startsWith("\"")) {
      return unquoted(name);
    }
    int tab = name.indexOf('\t');
    name = tab >= 0 ? name.substring(0, tab) : name;
    return name.endsWith("\r") ? name.substring(0, name.length() - 1) : name;
  }

  private Hunk hunk(Matcher header) {
    int oldStart = Integer.parseInt(header.group(1));
    int oldCount = header.group(2) == null ? 1 : Integer.parseInt(header.group(2));
    int newStart = Integer.parseInt(header.group(3));
    int newCount = header.group(4) == null ? 1 : Integer.parseInt(header.group(4));
    List<Integer> added = new ArrayList<>();
    int oldLeft = oldCount;
    int newLeft = newCount;
    for (; at < lines.length && (oldLeft > 0 || newLeft > 0); at++) {
      char kind = lines[at].isEmpty() ? ' ' : lines[at].charAt(0);
      if (kind == '+') {
        added.add(newStart + newCount - newLeft--);
      } else if (kind == '-') {
        oldLeft--;
      } else if (kind != '\\') {
        oldLeft--;
        newLeft--;
      }
    }
    return new Hunk(oldStart, oldCount, newStart, newCount, List.copyOf(added));
  }

  /** Without the `b/` that git puts before a name; plain `diff -u` puts none. */
  private static String withoutPrefix(String old, String fresh) {
    boolean prefixed = fresh.length() > 2 && fresh.charAt(1) == '/';
    boolean oldAgrees =
        old.equals(NOWHERE)
            || (old.length() > 2 && old.charAt(1) == '/' && old.charAt(0) != fresh.charAt(0));
    String name = prefixed && oldAgrees ? fresh.substring(2) : fresh;
    return name.startsWith("./") ? name.substring(2) : name;
  }

  /** A name in quotes, with the escapes of C and bytes in octal. */
  private static String unquoted(String quoted) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int i = 1; i < quoted.length() && quoted.charAt(i) != '"'; i++) {
      char character = quoted.charAt(i);
      if (character != '\\' || i + 1 == quoted.length()) {
        bytes.writeBytes(String.valueOf(character).getBytes(StandardCharsets.UTF_8));
        continue;
      }
      char escaped = quoted.charAt(++i);
      int control = "abtnvfr".indexOf(escaped);
      if (escaped >= '0' && escaped <= '3' && i + 2 < quoted.length()) {
        bytes.write(
            Character.digit(escaped, 8) * 64 + octal(quoted, i + 1) * 8 + octal(quoted, i + 2));
        i += 2;
      } else {
        bytes.write(control >= 0 ? 7 + control : escaped);
      }
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static int octal(String text, int index) {
    return Math.max(0, Character.digit(text.charAt(index), 8));
  }
}

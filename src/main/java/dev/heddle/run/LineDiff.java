package dev.heddle.run;

import dev.heddle.code.LineMap;
import java.util.ArrayList;
import java.util.List;

/** Writes the changes of one file as a unified diff that `git apply` and `patch` take. */
final class LineDiff {
  private static final int CONTEXT = 3;

  /** Lines `from` up to, not including, `to` of the old text, and the lines in their place. */
  private record Change(int from, int to, List<String> fresh) {}

  private final String text;
  private final LineMap map;
  private final List<String> lines;
  private final StringBuilder out = new StringBuilder();
  private int grown;

  private LineDiff(String text) {
    this.text = text;
    this.map = new LineMap(text);
    this.lines = lines(text);
  }

  /** The diff, lines ended by `\n` besides those of the file itself. */
  static String of(String path, String text, List<Splice> splices) {
    LineDiff diff = new LineDiff(text);
    diff.out.append("--- a/").append(path).append('\n');
    diff.out.append("+++ b/").append(path).append('\n');
    List<Change> hunk = new ArrayList<>();
    for (Change change : diff.changes(splices)) {
      boolean far = !hunk.isEmpty() && change.from() - hunk.get(hunk.size() - 1).to() > 2 * CONTEXT;
      if (far) {
        diff.write(hunk);
        hunk.clear();
      }
      hunk.add(change);
    }
    diff.write(hunk);
    return diff.out.toString();
  }

  /** The changed lines; splices on one line make one change. Lines are counted from 0 here. */
  private List<Change> changes(List<Splice> splices) {
    List<Change> changes = new ArrayList<>();
    int i = 0;
    while (i < splices.size()) {
      int from = map.line(splices.get(i).from()) - 1;
      int to = from;
      int next = i;
      while (next < splices.size() && map.line(splices.get(next).from()) - 1 <= to) {
        to = Math.max(to, map.line(splices.get(next).to()) - 1);
        next++;
      }
      int start = map.offset(from + 1, 1);
      int end = to + 1 < lines.size() ? map.offset(to + 2, 1) : text.length();
      List<Splice> own =
          splices.subList(i, next).stream()
              .map(s -> new Splice(s.from() - start, s.to() - start, s.text()))
              .toList();
      List<String> fresh = lines(Splice.apply(text.substring(start, end), own));
      changes.add(trim(new Change(from, to + 1, fresh)));
      i = next;
    }
    return changes;
  }

  /** The change without lines at its ends that stay as they are. */
  private Change trim(Change change) {
    List<String> old = lines.subList(change.from(), change.to());
    List<String> fresh = change.fresh();
    int least = Math.min(old.size(), fresh.size());
    int head = 0;
    while (head < least && old.get(head).equals(fresh.get(head))) {
      head++;
    }
    int tail = 0;
    while (tail < least - head
        && old.get(old.size() - 1 - tail).equals(fresh.get(fresh.size() - 1 - tail))) {
      tail++;
    }
    return new Change(
        change.from() + head, change.to() - tail, fresh.subList(head, fresh.size() - tail));
  }

  private void write(List<Change> hunk) {
    if (hunk.isEmpty()) {
      return;
    }
    int from = Math.max(0, hunk.get(0).from() - CONTEXT);
    int to = Math.min(lines.size(), hunk.get(hunk.size() - 1).to() + CONTEXT);
    int growth = hunk.stream().mapToInt(c -> c.fresh().size() - (c.to() - c.from())).sum();
    out.append("@@ -").append(from + 1).append(',').append(to - from);
    out.append(" +").append(from + 1 + grown).append(',').append(to - from + growth);
    out.append(" @@\n");
    int at = from;
    for (Change change : hunk) {
      lines.subList(at, change.from()).forEach(line -> line(' ', line));
      lines.subList(change.from(), change.to()).forEach(line -> line('-', line));
      change.fresh().forEach(line -> line('+', line));
      at = change.to();
    }
    lines.subList(at, to).forEach(line -> line(' ', line));
    grown += growth;
  }

  private void line(char sign, String line) {
    out.append(sign).append(line);
    if (!line.endsWith("\n")) {
      out.append("\n\\ No newline at end of file\n");
    }
  }

  /** The lines with their ends; CR alone does not end a line of a diff. */
  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int end = text.indexOf('\n', start) + 1;
      end = end == 0 ? text.length() : end;
      lines.add(text.substring(start, end));
      start = end;
    }
    return lines;
  }
}

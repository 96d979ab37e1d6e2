package dev.heddle.run;

import dev.heddle.rule.Finding;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The lines that are new, by path: only findings on them are reported. */
public final class ChangedLines {
  private final Map<String, Set<Integer>> lines = new HashMap<>();
  private final Set<String> newFiles = new HashSet<>();

  /** The lines that a patch adds; its paths are relative to the root. */
  public static ChangedLines ofPatch(String patch) {
    return of(UnifiedDiff.parse(patch));
  }

  static ChangedLines of(List<UnifiedDiff.FileChange> changes) {
    ChangedLines changed = new ChangedLines();
    for (UnifiedDiff.FileChange change : changes) {
      Set<Integer> added = changed.lines.computeIfAbsent(change.path(), p -> new TreeSet<>());
      change.hunks().forEach(hunk -> added.addAll(hunk.added()));
    }
    return changed;
  }

  /** Adds files of which every line is new. */
  ChangedLines withFiles(Collection<String> paths) {
    newFiles.addAll(paths);
    return this;
  }

  /**
   * These lines as they stand after further changes, without those that the changes take away.
   *
   * @param later a diff without context from the state of these lines
   */
  ChangedLines after(List<UnifiedDiff.FileChange> later) {
    ChangedLines moved = new ChangedLines().withFiles(newFiles);
    moved.lines.putAll(lines);
    for (UnifiedDiff.FileChange change : later) {
      Set<Integer> before = lines.getOrDefault(change.path(), Set.of());
      Set<Integer> after = new TreeSet<>();
      before.forEach(line -> addMoved(line, change.hunks(), after));
      moved.lines.put(change.path(), after);
    }
    return moved;
  }

  private static void addMoved(int line, List<UnifiedDiff.Hunk> hunks, Set<Integer> after) {
    int shift = 0;
    for (UnifiedDiff.Hunk hunk : hunks) {
      // a hunk that takes nothing away stands behind the line that it names
      int first = hunk.oldCount() == 0 ? hunk.oldStart() + 1 : hunk.oldStart();
      if (line >= first && line < first + hunk.oldCount()) {
        return;
      }
      if (line >= first) {
        shift += hunk.newCount() - hunk.oldCount();
      }
    }
    after.add(line + shift);
  }

  /** Whether a finding is reported: its site touches a line that is new. */
  public boolean touch(Finding finding) {
    String path = finding.site().path();
    Set<Integer> added = lines.getOrDefault(path, Set.of());
    for (int line = finding.site().span().line(); line <= finding.site().span().endLine(); line++) {
      if (added.contains(line)) {
        return true;
      }
    }
    return newFiles.contains(path);
  }

  /** Whether a file has a line that is new; its path is relative to the root. */
  public boolean touchFile(String path) {
    return newFiles.contains(path) || !lines.getOrDefault(path, Set.of()).isEmpty();
  }
}

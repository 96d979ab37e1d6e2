package dev.heddle.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.tomlj.TomlPosition;

/** Collects what is wrong in one configuration file, so that all of it is said at once. */
final class ConfigErrors {
  private static final int MAX_SHOWN = 20;

  private record Entry(int line, int column, String message) {}

  private final String file;
  private final List<Entry> errors = new ArrayList<>();

  ConfigErrors(String file) {
    this.file = file;
  }

  void add(TomlPosition position, String message) {
    boolean known = position != null;
    errors.add(new Entry(known ? position.line() : 1, known ? position.column() : 1, message));
  }

  /**
   * @throws UsageError if something is wrong: one line each, `file:line:column: message`
   */
  void throwIfAny() {
    if (!errors.isEmpty()) {
      throw new UsageError(
          errors.stream()
              .sorted(Comparator.comparingInt(Entry::line).thenComparingInt(Entry::column))
              .limit(MAX_SHOWN)
              .map(e -> file + ":" + e.line() + ":" + e.column() + ": " + e.message())
              .collect(Collectors.joining("\n")));
    }
  }
}

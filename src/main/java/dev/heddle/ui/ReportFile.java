package dev.heddle.ui;

import dev.heddle.run.UsageError;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A report to be written to a file, whole or not at all. */
record ReportFile(ReportFormat format, Path path) {

  /** Reads `FORMAT=PATH`. */
  static ReportFile parse(String text) {
    int sign = text.indexOf('=');
    if (sign <= 0 || sign == text.length() - 1) {
      throw new UsageError(
          "--report wants FORMAT=PATH, such as `sarif=heddle.sarif`, not `" + text + "`");
    }
    return of(Formats.named(text.substring(0, sign)), text.substring(sign + 1));
  }

  /** A report in that format; the place is checked before the work of a scan is done for it. */
  static ReportFile of(ReportFormat format, String path) {
    try {
      Path file = Path.of(path).toAbsolutePath();
      if (Files.isDirectory(file)) {
        throw new UsageError("`" + path + "` is a folder: name a file for the report");
      }
      return new ReportFile(format, file);
    } catch (InvalidPathException e) {
      throw new UsageError("`" + path + "` cannot be the name of a file: " + e.getReason());
    }
  }

  /** Writes beside the file and then moves into its place, so that no one reads half a report. */
  void write(Report report) throws IOException {
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      // A pipe or a device cannot be replaced.
      writeTo(path, report);
      return;
    }
    Path target = Files.exists(path) ? path.toRealPath() : path;
    Files.createDirectories(target.getParent());
    Path draft =
        target.resolveSibling(
            "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
    try {
      writeTo(draft, report);
      move(draft, target);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private void writeTo(Path file, Report report) throws IOException {
    try (Writer out =
        new BufferedWriter(
            new OutputStreamWriter(Files.newOutputStream(file), StandardCharsets.UTF_8))) {
      format.write(report, out);
    }
  }

  private static void move(Path draft, Path target) throws IOException {
    try {
      Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}

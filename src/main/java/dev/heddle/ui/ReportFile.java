package dev.heddle.ui;

import dev.heddle.run.AtomicFile;
import dev.heddle.run.UsageError;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

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

  /** Writes the report so that no one ever reads a part of it. */
  void write(Report report) throws IOException {
    StringWriter text = new StringWriter();
    format.write(report, text);
    byte[] content = text.toString().getBytes(StandardCharsets.UTF_8);
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      writeInto(content);
    } else {
      makeFolder();
      AtomicFile.write(path, content);
    }
  }

  /** A pipe or a device cannot be replaced. */
  private void writeInto(byte[] content) throws IOException {
    try {
      Files.write(path, content);
    } catch (IOException e) {
      throw AtomicFile.failure(path, e);
    }
  }

  private void makeFolder() throws IOException {
    try {
      Files.createDirectories(path.getParent());
    } catch (IOException e) {
      throw AtomicFile.failure(path, e);
    }
  }
}

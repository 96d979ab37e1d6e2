package dev.heddle.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads small files that steer a scan: UTF-8, whatever is malformed replaced, no byte-order mark.
 */
final class Texts {
  private static final long MAX_BYTES = 8 << 20;

  private Texts() {}

  /**
   * The text of a file.
   *
   * @throws IOException also if it is no regular file or larger than 8 MB: such a file does not
   *     steer a scan, and it must not exhaust the memory
   */
  static String read(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new IOException("not a regular file");
    }
    if (Files.size(file) > MAX_BYTES) {
      throw new IOException("larger than 8 MB");
    }
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}

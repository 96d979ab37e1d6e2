package dev.heddle.code;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Reads source files as UTF-8; what cannot be read becomes a {@link Problem}, never an exception.
 */
public final class SourceReader {
  /** Files over this many bytes are generated, and not read. */
  public static final int MAX_BYTES = 4 << 20;

  static final char BYTE_ORDER_MARK = '\uFEFF';

  /** Git looks this far for a NUL byte to tell binary files from text. */
  private static final int BINARY_WINDOW = 8000;

  /**
   * The text of a file; malformed bytes become U+FFFD.
   *
   * @param path how the scan names the file: relative to the root, segments separated by `/`
   * @param problems told why, when the answer is empty
   */
  public Optional<SourceFile> read(Path file, String path, Consumer<? super Problem> problems) {
    try {
      // a pipe or a device may never end
      if (!Files.isRegularFile(file)) {
        return refuse(path, "not a regular file: not read", problems);
      }
      byte[] bytes;
      try (InputStream in = Files.newInputStream(file)) {
        bytes = in.readNBytes(MAX_BYTES + 1);
      }
      if (bytes.length > MAX_BYTES) {
        String limit = (MAX_BYTES >> 20) + " MB";
        return refuse(
            path, "larger than " + limit + ": not read; exclude it or split it", problems);
      }
      if (isBinary(bytes)) {
        return refuse(path, "holds NUL bytes: not read; is it Java in UTF-8?", problems);
      }
      return Optional.of(decode(path, bytes));
    } catch (IOException | SecurityException e) {
      return refuse(path, "cannot be read: " + e.getClass().getSimpleName(), problems);
    }
  }

  private static SourceFile decode(String path, byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    return SourceFile.of(path, text);
  }

  private static boolean isBinary(byte[] bytes) {
    for (int i = 0; i < Math.min(bytes.length, BINARY_WINDOW); i++) {
      if (bytes[i] == 0) {
        return true;
      }
    }
    return false;
  }

  private static Optional<SourceFile> refuse(
      String path, String message, Consumer<? super Problem> problems) {
    problems.accept(new Problem(new Site(path, Span.NONE), message));
    return Optional.empty();
  }
}

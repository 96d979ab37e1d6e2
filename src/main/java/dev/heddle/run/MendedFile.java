package dev.heddle.run;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;

/**
 * A file with rewrites done, not yet written.
 *
 * @param path relative to the root
 * @param before its text, without a byte-order mark
 * @param splices what changes, in order
 * @param rewrites how many rewrites are in it
 * @param charset as it is written, so that all other bytes stay
 * @param marked whether a byte-order mark stands before the text
 */
public record MendedFile(
    String path,
    String before,
    List<Splice> splices,
    int rewrites,
    Charset charset,
    boolean marked) {

  /** Its text with the changes. */
  public String after() {
    return Splice.apply(before, splices);
  }

  /** The changes as a unified diff. */
  public String diff() {
    return LineDiff.of(path, before, splices);
  }

  /** Replaces the file below a root. */
  public void write(Path root) throws IOException {
    AtomicFile.write(root.resolve(path), ((marked ? "\uFEFF" : "") + after()).getBytes(charset));
  }
}

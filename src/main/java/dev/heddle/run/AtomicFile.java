package dev.heddle.run;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;

/** Writes files so that a reader sees the old content or the new, never a part. */
public final class AtomicFile {
  private AtomicFile() {}

  /** Replaces a file, or the file that a link leads to, and keeps its permissions. */
  public static void write(Path file, byte[] content) throws IOException {
    Path place = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path fresh = Files.createTempFile(place.getParent(), ".heddle", ".tmp");
    try {
      Files.write(fresh, content);
      copyPermissions(place, fresh);
      try {
        Files.move(fresh, place, StandardCopyOption.ATOMIC_MOVE);
      } catch (AtomicMoveNotSupportedException notHere) {
        Files.move(fresh, place, StandardCopyOption.REPLACE_EXISTING);
      }
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    var old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    var fresh = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    if (old == null || fresh == null) {
      return;
    }
    fresh.setPermissions(
        Files.exists(from)
            ? old.readAttributes().permissions()
            : java.nio.file.attribute.PosixFilePermissions.fromString("rw-r--r--"));
  }
}

package dev.heddle.run;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;

/** Writes files so that a reader sees the old content or the new, never a part. */
public final class AtomicFile {
  private AtomicFile() {}

  /**
   * Replaces a file, or the file that a link leads to, and keeps its permissions.
   *
   * @throws FileSystemException naming the file, not the one that is written first
   */
  public static void write(Path file, byte[] content) throws IOException {
    try {
      replace(file, content);
    } catch (IOException e) {
      throw failure(file, e);
    }
  }

  /** Says of a file that it cannot be written, and why. */
  public static FileSystemException failure(Path file, IOException cause) {
    String why =
        cause instanceof AccessDeniedException
            ? "access denied"
            : cause instanceof NoSuchFileException
                ? "there is no such folder"
                : cause instanceof FileSystemException f && f.getReason() != null
                    ? f.getReason()
                    : String.valueOf(cause.getMessage());
    FileSystemException failure =
        new FileSystemException(file.toString(), null, "cannot be written: " + why);
    failure.initCause(cause);
    return failure;
  }

  private static void replace(Path file, byte[] content) throws IOException {
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

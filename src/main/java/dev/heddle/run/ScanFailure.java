package dev.heddle.run;

/** A defect of Heddle itself that stopped a scan, and the file it was working on. */
public final class ScanFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String path;

  /** The cause as it was thrown while this file was worked on. */
  public ScanFailure(String path, Throwable cause) {
    super(cause);
    this.path = path;
  }

  /** The file being worked on, relative to the root. */
  public String path() {
    return path;
  }
}

package dev.heddle.code;

/** Something in a file that could not be analysed, and why; failure is data, never an exception. */
public record Problem(Site site, String message) {
  /**
   * The problem that something thrown makes of a part of a file.
   *
   * @param part what was being read: `file` or `member`
   */
  public static Problem of(Site site, String part, Throwable thrown) {
    boolean deep = thrown instanceof StackOverflowError;
    String why = deep ? " is nested too deeply to read" : " could not be read: " + thrown;
    return new Problem(site, "this " + part + why);
  }
}

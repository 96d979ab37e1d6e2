package dev.heddle.run;

/**
 * The user asked for something that cannot be done; the message says what is wrong and what to do,
 * lower case, without a full stop. The command line prints it and exits with 2.
 */
public final class UsageError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UsageError(String message) {
    super(message);
  }

  public UsageError(String message, Throwable cause) {
    super(message, cause);
  }
}

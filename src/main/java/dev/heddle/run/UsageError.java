package dev.heddle.run;

import java.util.Collection;

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

  /**
   * A name that nothing has.
   *
   * @param kind what the name should stand for, such as `rule`
   * @param known all names of that kind
   * @param list how to see them, such as `heddle rules`
   */
  public static UsageError unknown(
      String kind, String name, Collection<String> known, String list) {
    String guess = Spelling.didYouMean(name, known);
    return new UsageError(
        "unknown " + kind + " `" + name + "`" + (guess.isEmpty() ? "; see `" + list + "`" : guess));
  }
}

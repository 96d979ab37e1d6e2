package dev.heddle.run;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A release of the Java platform and why it is assumed.
 *
 * @param reason such as `--java-release`, `from core/pom.xml` or `newest known`
 */
public record JavaRelease(int number, String reason) {
  /** Assumed where nothing says a release; never the one that runs Heddle. */
  public static final JavaRelease NEWEST = new JavaRelease(25, "newest known");

  private static final int OLDEST = 5;
  private static final int LIMIT = 99;
  private static final Pattern NUMBER =
      Pattern.compile("(?:JavaVersion\\.)?(?:VERSION_)?(?:1[._])?(\\d{1,2})(?:\\.0)*+");

  /**
   * The release that a build file writes as `17`, `1.8`, `VERSION_1_8` or `JavaVersion.VERSION_21`;
   * empty for all else.
   */
  static OptionalInt parse(String written) {
    Matcher matcher = NUMBER.matcher(written.strip());
    if (!matcher.matches()) {
      return OptionalInt.empty();
    }
    int number = Integer.parseInt(matcher.group(1));
    return number >= OLDEST && number <= LIMIT ? OptionalInt.of(number) : OptionalInt.empty();
  }
}

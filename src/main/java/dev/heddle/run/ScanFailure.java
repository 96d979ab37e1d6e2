package dev.heddle.run;

import dev.heddle.code.Problem;
import dev.heddle.code.Site;
import java.util.Arrays;

/**
 * A defect of Heddle itself, met while a rule looked at some place.
 *
 * @param site the member looked at; the path `.` for the whole program
 * @param last whether the rule failed so often that it was asked no more
 * @param cause as it was thrown
 */
public record ScanFailure(String rule, Site site, boolean last, Throwable cause) {
  /** What to tell of it: the rule, what was thrown and where, and what to do. */
  public Problem problem() {
    String detail = cause.getMessage() == null ? "" : ": " + cause.getMessage();
    String where =
        Arrays.stream(cause.getStackTrace())
            .filter(frame -> frame.getClassName().startsWith("dev.heddle."))
            .findFirst()
            .map(frame -> " at " + frame.getFileName() + ":" + frame.getLineNumber())
            .orElse("");
    return new Problem(
        site,
        "internal error, rule "
            + rule
            + (last ? " is given up: " : " does not see this member: ")
            + cause.getClass().getSimpleName()
            + detail
            + where
            + "; please report it with the output of --debug");
  }
}

package dev.heddle.ui;

import dev.heddle.run.ScanResult;

/** What the exit status of the process says; scripts rely on it. */
final class ExitStatus {
  static final int CLEAN = 0;
  static final int FINDINGS = 1;
  static final int ERROR = 2;
  static final int INCOMPLETE = 3;

  private ExitStatus() {}

  /** The status of a finished scan; findings that fail it count more than gaps in it. */
  static int of(ScanResult result, FailOn failOn, boolean strict) {
    if (result.findings().stream().anyMatch(failOn::fails)) {
      return FINDINGS;
    }
    return strict && !result.problems().isEmpty() ? INCOMPLETE : CLEAN;
  }
}

package dev.heddle.ui;

import dev.heddle.rule.Finding;
import dev.heddle.rule.Severity;
import java.util.Locale;

/** How bad a finding must be to make a scan fail. */
enum FailOn {
  ERROR(Severity.ERROR),
  WARNING(Severity.WARNING),
  NOTE(Severity.NOTE),
  NEVER(null);

  /** The least severity that fails, null if nothing does. */
  private final Severity threshold;

  FailOn(Severity threshold) {
    this.threshold = threshold;
  }

  /** Whether a scan with this finding fails. */
  boolean fails(Finding finding) {
    return threshold != null && finding.severity().compareTo(threshold) >= 0;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}

package dev.heddle.ui;

import dev.heddle.rule.Finding;
import dev.heddle.rule.Severity;
import java.util.Locale;
import java.util.Optional;

/** How bad a finding must be to make a scan fail. */
enum FailOn {
  ERROR(Severity.ERROR),
  WARNING(Severity.WARNING),
  NOTE(Severity.NOTE),
  NEVER(null);

  private final Severity threshold;

  FailOn(Severity threshold) {
    this.threshold = threshold;
  }

  /** The least severity that fails, none if nothing does. */
  Optional<Severity> threshold() {
    return Optional.ofNullable(threshold);
  }

  boolean fails(Finding finding) {
    return threshold != null && finding.severity().compareTo(threshold) >= 0;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}

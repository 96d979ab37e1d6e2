package dev.heddle.rule;

/**
 * How bad a finding is. Error: broken in every execution that reaches it; warning: loses work or
 * failures under realistic conditions; note: robustness or style.
 */
public enum Severity {
  NOTE,
  WARNING,
  ERROR;

  @Override
  public String toString() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}

package dev.heddle.ui;

import java.util.Locale;

/** When to use colours. */
enum ColorMode {
  AUTO,
  ALWAYS,
  NEVER;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}

package dev.heddle.ui;

import java.util.Locale;

/** How formats for people and editors write paths. */
enum PathStyle {
  RELATIVE,
  ABSOLUTE;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}

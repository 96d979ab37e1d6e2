package dev.heddle.catalog;

/** How sure a catalog entry is, as `rules/` uses the words (`random`, `pedantic` mean weak). */
public enum Strength {
  WEAK,
  DEFAULT,
  CERTAIN
}

package dev.heddle.catalog;

/** A catalog file that cannot be used; the message names file, line, key and the way out. */
public final class CatalogException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public CatalogException(String message) {
    super(message);
  }
}

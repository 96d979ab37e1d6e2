package dev.heddle.code;

/**
 * Thrown where a text is not, or not for sure, what the grammar of our own can read. It knows no
 * place: JavaParser reads the whole text then, and tells.
 */
final class Unread extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Unread() {
    super("left to JavaParser", null, false, false);
  }
}

package dev.heddle.catalog;

/** Names of generated types and members: a `*` at the begin or the end stands for any text. */
final class NamePattern {
  private NamePattern() {}

  static boolean matches(String pattern, String name) {
    if (pattern.equals("*")) {
      return true;
    }
    return pattern.startsWith("*")
        ? name.endsWith(pattern.substring(1))
        : name.startsWith(pattern.substring(0, pattern.length() - 1));
  }
}

package dev.heddle.catalog;

/** Names of generated types and members: a `*` at the begin or the end stands for any text. */
final class NamePattern {
  private NamePattern() {}

  static boolean matches(String pattern, String name) {
    if (pattern.equals("*")) {
      return true;
    }
    int rest = pattern.length() - 1;
    return pattern.charAt(0) == '*'
        ? name.regionMatches(name.length() - rest, pattern, 1, rest)
        : name.regionMatches(0, pattern, 0, rest);
  }
}

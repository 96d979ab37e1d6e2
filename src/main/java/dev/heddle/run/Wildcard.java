package dev.heddle.run;

/**
 * One segment of a path pattern as git's `fnmatch` reads it: `*`, `?`, `[a-z]`, `[!a]`, `[:digit:]`
 * inside brackets, and a backslash before a character that stands for itself.
 */
final class Wildcard {
  private static final int NO_MATCH = -1;

  private final String pattern;

  private Wildcard(String pattern) {
    this.pattern = pattern;
  }

  /** Whether the whole text matches; a malformed pattern (`[a`, `a\`) matches nothing. */
  static boolean matches(String pattern, String text) {
    return new Wildcard(pattern).matches(text);
  }

  private boolean matches(String text) {
    int at = 0;
    int next = 0;
    int lastStar = -1;
    int retryAt = 0;
    while (at < text.length()) {
      int after = next < pattern.length() ? matchOne(next, text.charAt(at)) : NO_MATCH;
      if (next < pattern.length() && pattern.charAt(next) == '*') {
        lastStar = next++;
        retryAt = at;
      } else if (after != NO_MATCH) {
        next = after;
        at++;
      } else if (lastStar >= 0) {
        next = lastStar + 1;
        at = ++retryAt;
      } else {
        return false;
      }
    }
    while (next < pattern.length() && pattern.charAt(next) == '*') {
      next++;
    }
    return next == pattern.length();
  }

  /** Where the pattern goes on once the element at {@code next} took the character, or no match. */
  private int matchOne(int next, char character) {
    switch (pattern.charAt(next)) {
      case '?' -> {
        return next + 1;
      }
      case '[' -> {
        return matchClass(next + 1, character);
      }
      case '\\' -> {
        boolean same = next + 1 < pattern.length() && pattern.charAt(next + 1) == character;
        return same ? next + 2 : NO_MATCH;
      }
      default -> {
        return pattern.charAt(next) == character ? next + 1 : NO_MATCH;
      }
    }
  }

  private int matchClass(int start, char character) {
    int at = start;
    boolean negated = at < pattern.length() && "!^".indexOf(pattern.charAt(at)) >= 0;
    if (negated) {
      at++;
    }
    boolean found = false;
    for (boolean first = true; at < pattern.length(); first = false) {
      if (pattern.charAt(at) == ']' && !first) {
        return found != negated ? at + 1 : NO_MATCH;
      }
      int named = pattern.startsWith("[:", at) ? pattern.indexOf(":]", at + 2) : -1;
      if (named >= 0) {
        found |= inNamedClass(pattern.substring(at + 2, named), character);
        at = named + 2;
        continue;
      }
      int low = literalAt(at);
      int afterLow = at + (pattern.charAt(at) == '\\' ? 2 : 1);
      boolean range =
          afterLow + 1 < pattern.length()
              && pattern.charAt(afterLow) == '-'
              && pattern.charAt(afterLow + 1) != ']';
      int high = range ? literalAt(afterLow + 1) : low;
      found |= low <= character && character <= high;
      at = afterLow;
      if (range) {
        at += pattern.charAt(afterLow + 1) == '\\' ? 3 : 2;
      }
    }
    return NO_MATCH;
  }

  private int literalAt(int at) {
    boolean escaped = pattern.charAt(at) == '\\' && at + 1 < pattern.length();
    return pattern.charAt(escaped ? at + 1 : at);
  }

  private static boolean inNamedClass(String name, char c) {
    boolean lower = c >= 'a' && c <= 'z';
    boolean upper = c >= 'A' && c <= 'Z';
    boolean digit = c >= '0' && c <= '9';
    boolean visible = c > ' ' && c < 127;
    return switch (name) {
      case "alpha" -> lower || upper;
      case "lower" -> lower;
      case "upper" -> upper;
      case "digit" -> digit;
      case "alnum" -> lower || upper || digit;
      case "xdigit" -> digit || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
      case "blank" -> c == ' ' || c == '\t';
      case "space" -> c == ' ' || (c >= '\t' && c <= '\r');
      case "punct" -> visible && !lower && !upper && !digit;
      case "graph" -> visible;
      case "print" -> visible || c == ' ';
      case "cntrl" -> c < ' ' || c == 127;
      default -> false;
    };
  }
}

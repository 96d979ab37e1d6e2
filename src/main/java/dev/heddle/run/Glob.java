package dev.heddle.run;

import java.util.ArrayList;
import java.util.List;

/**
 * A path pattern in the language of `.gitignore`: `*` and `?` stay within a segment, `**` spans
 * segments, a slash at the start or in the middle anchors the pattern, one at the end means folders
 * only.
 *
 * <p>Matching never backtracks over more than the last star of a level, so that its time is bounded
 * by the product of the lengths whatever the pattern is.
 */
final class Glob {
  private static final int MAX_LENGTH = 4096;
  private static final String ANY_SEGMENTS = "**";

  private final List<String> segments;
  private final boolean foldersOnly;

  private Glob(List<String> segments, boolean foldersOnly) {
    this.segments = segments;
    this.foldersOnly = foldersOnly;
  }

  /** The pattern without any leading `!`; one that is too long or malformed matches nothing. */
  static Glob of(String pattern) {
    String body = pattern;
    boolean foldersOnly = body.endsWith("/");
    if (foldersOnly) {
      body = body.substring(0, body.length() - 1);
    }
    boolean anchored = body.indexOf('/') >= 0;
    if (body.startsWith("/")) {
      body = body.substring(1);
    }
    List<String> segments = new ArrayList<>();
    if (!anchored) {
      segments.add(ANY_SEGMENTS);
    }
    for (String segment : body.split("/", -1)) {
      boolean repeated =
          segment.equals(ANY_SEGMENTS)
              && !segments.isEmpty()
              && segments.get(segments.size() - 1).equals(ANY_SEGMENTS);
      if (!repeated) {
        segments.add(segment);
      }
    }
    if (anchored && segments.get(segments.size() - 1).equals(ANY_SEGMENTS)) {
      segments.add("*"); // `a/**` is all that lies in `a`, not `a`
    }
    boolean usable = !body.isEmpty() && pattern.length() <= MAX_LENGTH;
    return new Glob(usable ? List.copyOf(segments) : List.of(), foldersOnly);
  }

  /**
   * Whether the pattern matches the path itself (not merely a folder above it).
   *
   * @param path relative to the folder of the pattern, segments separated by `/`
   */
  boolean matches(String path, boolean folder) {
    if (segments.isEmpty() || (foldersOnly && !folder)) {
      return false;
    }
    return matchSegments(path.split("/", -1));
  }

  /** Whether the pattern matches the path of a file or any folder above it. */
  boolean covers(String path) {
    if (matches(path, false)) {
      return true;
    }
    for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
      if (matches(path.substring(0, slash), true)) {
        return true;
      }
    }
    return false;
  }

  private boolean matchSegments(String[] path) {
    int pattern = 0;
    int at = 0;
    int lastStar = -1;
    int retryAt = 0;
    while (at < path.length) {
      if (pattern < segments.size() && segments.get(pattern).equals(ANY_SEGMENTS)) {
        lastStar = pattern++;
        retryAt = at;
      } else if (pattern < segments.size() && Wildcard.matches(segments.get(pattern), path[at])) {
        pattern++;
        at++;
      } else if (lastStar >= 0) {
        pattern = lastStar + 1;
        at = ++retryAt;
      } else {
        return false;
      }
    }
    return pattern == segments.size();
  }
}

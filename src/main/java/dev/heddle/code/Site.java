package dev.heddle.code;

/** A place in a file: the path as the scan names it (relative to the root, `/`) and a span. */
public record Site(String path, Span span) implements Comparable<Site> {
  @Override
  public int compareTo(Site other) {
    int paths = path.compareTo(other.path);
    return paths != 0 ? paths : span.compareTo(other.span);
  }
}

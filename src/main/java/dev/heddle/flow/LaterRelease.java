package dev.heddle.flow;

import dev.heddle.fact.Region;
import java.util.regex.Pattern;

/** A `finally` that gives up a lock behind an element, wherever that lock was taken. */
final class LaterRelease {
  /** Unlike a bare `release`, which mostly frees memory or a permit. */
  private static final Pattern NAME = Pattern.compile("unlock([A-Z].*)?|release([A-Z].*)?Lock.*");

  private LaterRelease() {}

  /** Whether one stands around an element; an `unlock` under a condition tells nothing. */
  static boolean isAround(Element e) {
    return e.regions().stream().anyMatch(r -> r.kind() == Region.Kind.TRY && releases(r, e));
  }

  private static boolean releases(Region attempt, Element e) {
    for (Region part : e.method().children(attempt)) {
      if (part.kind() == Region.Kind.FINALLY && releasesIn(part, e)) {
        return true;
      }
    }
    return false;
  }

  private static boolean releasesIn(Region last, Element e) {
    return e.method().inside(last).stream()
        .filter(c -> c instanceof Call && c.event().region() == last.id() && e.precedes(c))
        .anyMatch(c -> NAME.matcher(((Call) c).name()).matches());
  }
}

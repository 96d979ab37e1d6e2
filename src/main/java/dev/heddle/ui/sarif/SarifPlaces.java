package dev.heddle.ui.sarif;

import de.jcup.sarif_2_1_0.model.ArtifactLocation;
import de.jcup.sarif_2_1_0.model.Location;
import de.jcup.sarif_2_1_0.model.PhysicalLocation;
import de.jcup.sarif_2_1_0.model.Region;
import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.ui.format.Sources;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Sites as SARIF locations: URIs relative to the root, regions on one line, because GitHub shows an
 * alert in a pull request only if all its lines are part of the change.
 */
final class SarifPlaces {
  static final String ROOT = "%SRCROOT%";
  private static final String UNRESERVED = "-._~!$&'()*+,;=@/";

  private final Sources sources;

  SarifPlaces(Sources sources) {
    this.sources = sources;
  }

  /** The location of a site. */
  Location location(Site site) {
    ArtifactLocation artifact = new ArtifactLocation();
    artifact.setUri(uri(site.path()));
    artifact.setUriBaseId(ROOT);
    PhysicalLocation place = new PhysicalLocation();
    place.setArtifactLocation(artifact);
    place.setRegion(region(site));
    Location location = new Location();
    location.setPhysicalLocation(place);
    return location;
  }

  /** A path relative to the root as a percent-encoded URI reference. */
  static String uri(String path) {
    StringBuilder uri = new StringBuilder();
    for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xFF);
      boolean plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
      if (plain || UNRESERVED.indexOf(c) >= 0) {
        uri.append(c);
      } else {
        uri.append(String.format(Locale.ROOT, "%%%02X", (int) c));
      }
    }
    return uri.toString();
  }

  private Region region(Site site) {
    Span span = site.span();
    Region region = new Region();
    region.setStartLine(span.line());
    region.setStartColumn(span.column());
    region.setEndLine(span.line());
    region.setEndColumn(Math.max(endColumn(site), span.column()));
    return region;
  }

  private int endColumn(Site site) {
    Span span = site.span();
    return span.endLine() == span.line()
        ? span.endColumn()
        : sources.of(site.path()).line(span.line()).stripTrailing().length() + 1;
  }
}

package dev.heddle.ui.format;

import dev.heddle.code.LineMap;
import dev.heddle.code.Span;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Rewrite;
import dev.heddle.run.Splice;
import dev.heddle.run.Splicing;
import java.util.List;

/**
 * One change of the source that a fix makes.
 *
 * @param span what goes, empty where something is only added
 * @param text what takes its place
 */
public record Change(Span span, String text) {
  /** The changes that mend a finding, in order; none where only a person can mend it. */
  public static List<Change> of(Finding finding, Sources sources) {
    String text = textOf(finding, sources);
    return splices(finding.rewrite(), text).stream()
        .map(
            splice -> new Change(new LineMap(text).span(splice.from(), splice.to()), splice.text()))
        .toList();
  }

  /** The same as one change, for formats whose changes must make sense one by one; or none. */
  public static List<Change> whole(Finding finding, Sources sources) {
    String text = textOf(finding, sources);
    List<Splice> splices = splices(finding.rewrite(), text);
    if (splices.isEmpty()) {
      return List.of();
    }
    int from = splices.get(0).from();
    int to = splices.get(splices.size() - 1).to();
    List<Splice> moved =
        splices.stream().map(s -> new Splice(s.from() - from, s.to() - from, s.text())).toList();
    String changed = Splice.apply(text.substring(from, to), moved);
    return List.of(new Change(new LineMap(text).span(from, to), changed));
  }

  private static List<Splice> splices(Rewrite rewrite, String text) {
    return rewrite.isEmpty() ? List.of() : new Splicing(text).of(rewrite).orElse(List.of());
  }

  private static String textOf(Finding finding, Sources sources) {
    if (finding.rewrite().isEmpty()) {
      return "";
    }
    String raw = sources.of(finding.site().path()).text();
    return raw.startsWith("\uFEFF") ? raw.substring(1) : raw;
  }
}

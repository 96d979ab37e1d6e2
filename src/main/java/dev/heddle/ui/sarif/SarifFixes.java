package dev.heddle.ui.sarif;

import de.jcup.sarif_2_1_0.model.ArtifactChange;
import de.jcup.sarif_2_1_0.model.ArtifactContent;
import de.jcup.sarif_2_1_0.model.ArtifactLocation;
import de.jcup.sarif_2_1_0.model.Fix;
import de.jcup.sarif_2_1_0.model.Region;
import de.jcup.sarif_2_1_0.model.Replacement;
import dev.heddle.code.Span;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Rewrite;
import dev.heddle.ui.format.Change;
import dev.heddle.ui.format.Sources;
import java.util.List;
import java.util.Set;

/** Rewrites as SARIF fixes; a title tells where somebody should look at the result. */
final class SarifFixes {
  private final Sources sources;

  SarifFixes(Sources sources) {
    this.sources = sources;
  }

  /** The fix of a finding; none where only a person can mend it. */
  Set<Fix> of(Finding finding) {
    List<Change> changes = Change.of(finding, sources);
    return changes.isEmpty()
        ? Set.of()
        : Set.of(fix(finding.site().path(), finding.rewrite(), changes));
  }

  private static Fix fix(String path, Rewrite rewrite, List<Change> changes) {
    ArtifactLocation file = new ArtifactLocation();
    file.setUri(SarifPlaces.uri(path));
    file.setUriBaseId(SarifPlaces.ROOT);
    ArtifactChange change = new ArtifactChange();
    change.setArtifactLocation(file);
    change.setReplacements(changes.stream().map(SarifFixes::replacement).toList());
    Fix fix = new Fix();
    String title = rewrite.safe() ? rewrite.title() : rewrite.title() + "; look at the result";
    fix.setDescription(SarifText.message(SarifText.sentence(title)));
    fix.setArtifactChanges(Set.of(change));
    return fix;
  }

  private static Replacement replacement(Change change) {
    Span span = change.span();
    Region region = new Region();
    region.setStartLine(span.line());
    region.setStartColumn(span.column());
    region.setEndLine(span.endLine());
    region.setEndColumn(span.endColumn());
    ArtifactContent content = new ArtifactContent();
    content.setText(change.text());
    Replacement replacement = new Replacement();
    replacement.setDeletedRegion(region);
    replacement.setInsertedContent(content);
    return replacement;
  }
}

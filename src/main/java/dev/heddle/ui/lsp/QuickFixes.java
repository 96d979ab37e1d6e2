package dev.heddle.ui.lsp;

import dev.heddle.code.LineMap;
import dev.heddle.rule.Finding;
import dev.heddle.run.Splice;
import dev.heddle.run.Splicing;
import dev.heddle.run.SuppressionWriter;
import dev.heddle.run.Suppressions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;

/** What an editor offers at a finding: to mend it, or to suppress it. */
final class QuickFixes {
  private final Document document;
  private final LineMap lines;
  private final Diagnosis diagnosis;

  QuickFixes(Document document, Diagnosis diagnosis) {
    this.document = document;
    this.lines = new LineMap(document.unmarked());
    this.diagnosis = diagnosis;
  }

  /** The offers for the findings that a range touches. */
  List<CodeAction> at(Range range) {
    List<CodeAction> actions = new ArrayList<>();
    for (Finding finding : document.findings()) {
      if (Ranges.touch(Ranges.of(finding.site().span()), range)) {
        mend(finding, actions);
        suppress(finding, actions);
      }
    }
    return actions;
  }

  private void mend(Finding finding, List<CodeAction> actions) {
    if (finding.rewrite().isEmpty()) {
      return;
    }
    new Splicing(document.unmarked())
        .of(finding.rewrite())
        .map(splices -> action(capital(finding.rewrite().title()), finding, splices))
        .ifPresent(
            action -> {
              action.setIsPreferred(finding.rewrite().safe());
              actions.add(action);
            });
  }

  private void suppress(Finding finding, List<CodeAction> actions) {
    if (!Suppressions.RULES.contains(finding.rule())) {
      Splice comment = SuppressionWriter.splice(document.unmarked(), finding);
      String title = "Suppress " + finding.rule() + " here, with a reason";
      actions.add(action(title, finding, List.of(comment)));
    }
  }

  private CodeAction action(String title, Finding finding, List<Splice> splices) {
    List<TextEdit> edits =
        splices.stream()
            .map(s -> new TextEdit(Ranges.of(lines.span(s.from(), s.to())), s.text()))
            .toList();
    CodeAction action = new CodeAction(title);
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(diagnosis.of(finding)));
    action.setEdit(new WorkspaceEdit(Map.of(document.uri(), edits)));
    return action;
  }

  private static String capital(String title) {
    return Character.toUpperCase(title.charAt(0)) + title.substring(1);
  }
}

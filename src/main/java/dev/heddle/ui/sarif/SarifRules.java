package dev.heddle.ui.sarif;

import de.jcup.sarif_2_1_0.model.MultiformatMessageString;
import de.jcup.sarif_2_1_0.model.PropertyBag;
import de.jcup.sarif_2_1_0.model.ReportingConfiguration;
import de.jcup.sarif_2_1_0.model.ReportingDescriptor;
import dev.heddle.rule.Page;
import dev.heddle.rule.Pages;
import dev.heddle.rule.Severity;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Rule pages as SARIF rule descriptors. */
final class SarifRules {
  private final List<Page> pages;
  private final List<String> ids;

  SarifRules(Pages pages) {
    this.pages = List.copyOf(pages.all());
    this.ids = this.pages.stream().map(Page::id).toList();
  }

  /** Position of a rule among the descriptors, -1 if it has no page. */
  int index(String rule) {
    return ids.indexOf(rule);
  }

  /** One descriptor a page, in the order of ids. */
  Set<ReportingDescriptor> descriptors() {
    return pages.stream()
        .map(SarifRules::descriptor)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static ReportingDescriptor descriptor(Page page) {
    ReportingDescriptor rule = new ReportingDescriptor();
    rule.setId(page.id());
    rule.setName(pascalCase(page.id()));
    rule.setShortDescription(SarifText.description(page.sentence()));
    rule.setFullDescription(SarifText.description(fullText(page)));
    MultiformatMessageString help = new MultiformatMessageString();
    help.setText(plainHelp(page));
    help.setMarkdown(page.markdown());
    rule.setHelp(help);
    ReportingConfiguration configuration = new ReportingConfiguration();
    configuration.setEnabled(page.enabled());
    configuration.setLevel(
        switch (page.severity()) {
          case ERROR -> ReportingConfiguration.Level.ERROR;
          case WARNING -> ReportingConfiguration.Level.WARNING;
          case NOTE -> ReportingConfiguration.Level.NOTE;
        });
    rule.setDefaultConfiguration(configuration);
    PropertyBag properties = new PropertyBag();
    properties.setTags(new LinkedHashSet<>(List.of("concurrency", "correctness", page.family())));
    properties.setAdditionalProperty("precision", page.precision());
    properties.setAdditionalProperty(
        "problem.severity",
        page.severity() == Severity.NOTE ? "recommendation" : page.severity().toString());
    rule.setProperties(properties);
    return rule;
  }

  /** What viewers without Markdown show; the whole page twice would be most of a report. */
  private static String plainHelp(Page page) {
    String found = page.sections().getOrDefault("What it finds", "");
    return (page.sentence() + "\n\n" + found).strip();
  }

  private static String fullText(Page page) {
    String why = page.sections().getOrDefault("Why it matters", "");
    String paragraph = why.split("\n\\s*\n", 2)[0].replace('\n', ' ').strip();
    return (page.sentence() + " " + paragraph).strip();
  }

  private static String pascalCase(String id) {
    return Arrays.stream(id.split("-"))
        .filter(word -> !word.isEmpty())
        .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
        .collect(Collectors.joining());
  }
}

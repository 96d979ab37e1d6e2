package dev.heddle.run;

import dev.heddle.rule.Finding;
import dev.heddle.rule.Page;
import dev.heddle.rule.Severity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which rules a scan runs and reports, and how severe their findings are: the defaults of the
 * rules, then the configuration, then its settings for some paths, then the command line.
 */
public final class RuleChoice {
  private record Local(PathPatterns paths, Config.RuleSettings rules) {}

  private final Map<String, Boolean> defaults = new HashMap<>();
  private final Map<String, Boolean> fromCommandLine = new HashMap<>();
  private final Config.RuleSettings global;
  private final List<Local> locals = new ArrayList<>();
  private final Set<String> known;

  /**
   * @throws UsageError if the settings name a rule that is unknown
   */
  public RuleChoice(Collection<Page> pages, Config config, Settings settings, Path root) {
    RuleNames names = new RuleNames(pages);
    known = names.ids();
    known.forEach(id -> defaults.put(id, true));
    pages.forEach(page -> defaults.put(page.id(), page.enabled()));
    global = config.rules();
    for (Config.PathRules rules : config.perPath()) {
      PathPatterns paths = PathPatterns.of(rules.paths(), config.folder(root), root);
      locals.add(new Local(paths, rules.rules()));
    }
    if (!settings.only().isEmpty()) {
      known.forEach(id -> fromCommandLine.put(id, false));
    }
    settings
        .only()
        .forEach(word -> names.select(word).forEach(id -> fromCommandLine.put(id, true)));
    fromCommandLine.putAll(names.states(settings.enabled(), settings.disabled()));
  }

  /** The ids of all rules, sorted. */
  public Set<String> known() {
    return known;
  }

  /** The ids of the rules that are on for at least some paths, sorted. */
  public Set<String> active() {
    Set<String> active = new TreeSet<>();
    for (String id : known) {
      boolean local =
          !fromCommandLine.containsKey(id)
              && locals.stream().anyMatch(l -> l.rules().states().getOrDefault(id, false));
      if (local || generally(id)) {
        active.add(id);
      }
    }
    return active;
  }

  /** Whether a rule reports in a file, whose path is relative to the root. */
  public boolean reports(String rule, String path) {
    boolean on = generally(rule);
    if (!fromCommandLine.containsKey(rule)) {
      for (Local local : locals) {
        if (local.rules().states().containsKey(rule) && local.paths().cover(path)) {
          on = local.rules().states().get(rule);
        }
      }
    }
    return on;
  }

  /** The severity that is configured for a finding, else its own. */
  public Severity severity(Finding finding) {
    Severity severity = global.severities().getOrDefault(finding.rule(), finding.severity());
    for (Local local : locals) {
      Severity own = local.rules().severities().get(finding.rule());
      if (own != null && local.paths().cover(finding.site().path())) {
        severity = own;
      }
    }
    return severity;
  }

  private boolean generally(String rule) {
    boolean configured = global.states().getOrDefault(rule, defaults.getOrDefault(rule, true));
    return fromCommandLine.getOrDefault(rule, configured);
  }
}

package dev.heddle.run;

import dev.heddle.flow.Confidence;
import dev.heddle.rule.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.tomlj.TomlTable;

/** Writes configurations as TOML: the one in force, and a first one to edit. */
public final class ConfigText {
  private static final int CALL_DEPTH = 8;

  private final StringBuilder text = new StringBuilder();

  private ConfigText() {}

  /** A file that sets nothing yet and shows what can be set. */
  public static String template() {
    return """
    # Configuration of Heddle; every key is optional. `heddle config validate` checks it.
    # Paths are patterns as in .gitignore, relative to this file.

    # java-release = 21           # default: read from pom.xml or build.gradle
    # min-confidence = "default"  # weak, default or certain
    # call-depth = 8

    [rules]                       # ids as `heddle rules` lists them, families, or "all"
    # enable = ["missing-timeout"]
    # disable = ["legacy-async-api"]

    [rules.severity]              # error, warning or note
    # unjoined-future = "error"

    [paths]
    # include = ["src"]
    # exclude = ["legacy/"]

    # [[per-path]]
    # paths = ["src/test/"]
    # disable = ["unclosed-executor"]

    # What Heddle cannot know of your own types, in the form of its catalog:
    # [catalog."com.acme.Job"]
    # kind = "future"
    """;
  }

  /** The values in force, defaults included, each rule by its id. */
  public static String effective(Config config) {
    ConfigText out = new ConfigText();
    out.line("# " + config.file().map(Object::toString).orElse("no configuration file"));
    if (config.javaRelease().isPresent()) {
      out.line("java-release = " + config.javaRelease().getAsInt());
    } else {
      out.line("# java-release is read from pom.xml or build.gradle");
    }
    out.line("min-confidence = " + word(config.minConfidence().orElse(Confidence.DEFAULT)));
    out.line("call-depth = " + config.callDepth().orElse(CALL_DEPTH));
    out.rules("rules", "[rules]", config.rules());
    out.line("");
    out.line("[paths]");
    out.line("include = " + array(config.include()));
    out.line("exclude = " + array(config.exclude()));
    for (Config.PathRules local : config.perPath()) {
      out.rules("per-path", "[[per-path]]\npaths = " + array(local.paths()), local.rules());
    }
    for (String type : config.catalog().keySet()) {
      if (config.catalog().get(List.of(type)) instanceof TomlTable table) {
        out.line("");
        out.line("[catalog." + BaselineLines.quoted(type) + "]");
        out.line(table.toToml().strip());
      }
    }
    return out.text.toString();
  }

  private void rules(String name, String header, Config.RuleSettings rules) {
    line("");
    line(header);
    line("enable = " + array(ids(rules, true)));
    line("disable = " + array(ids(rules, false)));
    if (!rules.severities().isEmpty()) {
      line("");
      line("[" + name + ".severity]");
      Map<String, Severity> sorted = new TreeMap<>(rules.severities());
      sorted.forEach((id, severity) -> line(id + " = " + word(severity)));
    }
  }

  private static List<String> ids(Config.RuleSettings rules, boolean on) {
    List<String> ids = new ArrayList<>();
    new TreeMap<>(rules.states())
        .forEach(
            (id, state) -> {
              if (state == on) {
                ids.add(id);
              }
            });
    return ids;
  }

  private static String array(List<String> strings) {
    return "[" + String.join(", ", strings.stream().map(BaselineLines::quoted).toList()) + "]";
  }

  private static String word(Enum<?> constant) {
    return BaselineLines.quoted(constant.name().toLowerCase(Locale.ROOT));
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}

package dev.heddle.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads plain keys and values off a YAML file of settings, by lines and indentation: nested keys
 * are joined by dots. Lists, block texts and anchors are passed over, as are documents that hold
 * for some profile only.
 */
final class YamlKeys {
  private static final Pattern LINE =
      Pattern.compile("( *+)(\"[^\"]*+\"|'[^']*+'|[^\\s#:\"'\\-][^\\s#:]*+)\\s*+:(?:\\s++(.*+))?");
  private static final Pattern DOCUMENT = Pattern.compile("(?m)^---.*+$");

  private record Level(int indent, String prefix) {}

  private final Map<String, String> values = new HashMap<>();
  private final Deque<Level> levels = new ArrayDeque<>();

  private YamlKeys() {}

  /** The values by full key; where a key comes twice the last one holds. */
  static Map<String, String> read(String text) {
    Map<String, String> all = new HashMap<>();
    for (String document : DOCUMENT.split(text)) {
      YamlKeys keys = new YamlKeys();
      document.lines().forEach(keys::line);
      boolean ofProfile =
          keys.values.containsKey("spring.config.activate.on-profile")
              || keys.values.containsKey("spring.profiles");
      if (!ofProfile) {
        all.putAll(keys.values);
      }
    }
    return all;
  }

  private void line(String line) {
    Matcher matcher = LINE.matcher(line.stripTrailing());
    if (!matcher.matches()) {
      return;
    }
    int indent = matcher.group(1).length();
    while (!levels.isEmpty() && levels.peek().indent() >= indent) {
      levels.pop();
    }
    String prefix = levels.isEmpty() ? "" : levels.peek().prefix();
    String key = prefix + unquoted(matcher.group(2));
    String value = matcher.group(3) == null ? "" : withoutComment(matcher.group(3));
    if (value.startsWith("{") && value.endsWith("}")) {
      inline(key, value.substring(1, value.length() - 1));
    } else if (value.isEmpty() || value.startsWith("#")) {
      levels.push(new Level(indent, key + "."));
    } else if (value.startsWith("|") || value.startsWith(">")) {
      levels.push(new Level(indent, key + ".|")); // the lines of a text are no keys of the settings
    } else {
      values.put(key, unquoted(value));
    }
  }

  private void inline(String prefix, String pairs) {
    for (String pair : pairs.split(",")) {
      int colon = pair.indexOf(':');
      if (colon > 0 && !pair.contains("{")) {
        String key = unquoted(pair.substring(0, colon).strip());
        values.put(prefix + "." + key, unquoted(pair.substring(colon + 1).strip()));
      }
    }
  }

  private static String withoutComment(String value) {
    boolean quoted = value.startsWith("\"") || value.startsWith("'");
    int end = quoted ? value.indexOf(value.charAt(0), 1) + 1 : value.indexOf(" #");
    return end > 0 ? value.substring(0, end).strip() : value.strip();
  }

  private static String unquoted(String value) {
    boolean quoted =
        value.length() > 1
            && ((value.startsWith("\"") && value.endsWith("\""))
                || (value.startsWith("'") && value.endsWith("'")));
    return quoted ? value.substring(1, value.length() - 1) : value;
  }
}

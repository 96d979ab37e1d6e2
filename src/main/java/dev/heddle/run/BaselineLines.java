package dev.heddle.run;

import java.util.Locale;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The form in which Heddle writes a baseline, which is read line by line: a TOML parser takes
 * seconds for some thousand entries, and a baseline is read at each scan.
 */
final class BaselineLines {
  static final String START = "version = 1\nfindings = [\n";
  static final String END = "]\n";

  private static final String ESCAPED = "\\\\(?:u\\p{XDigit}{4}|[\"\\\\btnfr])";
  private static final String STRING = "\"([^\"\\\\]*+(?:" + ESCAPED + "[^\"\\\\]*+)*+)\"";
  private static final Pattern LINE =
      Pattern.compile(
          "  \\{ rule = "
              + STRING
              + ", path = "
              + STRING
              + ", member = "
              + STRING
              + ", statement = "
              + STRING
              + ", count = ([1-9]\\d{0,5}) },");
  private static final Pattern ESCAPE = Pattern.compile("\\\\(?:u(.{4})|(.))");
  private static final String CONTROLS = "btnfr";
  private static final String CONTROLLED = "\b\t\n\f\r";

  private BaselineLines() {}

  static String format(BaselineKey key, int count) {
    return "  { rule = "
        + quoted(key.rule())
        + ", path = "
        + quoted(key.path())
        + ", member = "
        + quoted(key.member())
        + ", statement = "
        + quoted(key.statement())
        + ", count = "
        + count
        + " },\n";
  }

  /** The baseline, or empty if some line is not as Heddle writes it. */
  static Optional<Baseline> parse(String text) {
    int start = text.indexOf(START);
    boolean framed = start >= 0 && text.endsWith(END);
    if (!framed || !text.substring(0, start).lines().allMatch(line -> line.startsWith("#"))) {
      return Optional.empty();
    }
    NavigableMap<BaselineKey, Integer> counts = new TreeMap<>();
    int last = text.length() - END.length();
    for (int at = start + START.length(); at < last; ) {
      int end = text.indexOf('\n', at);
      Matcher line = LINE.matcher(text).region(at, end);
      if (!line.matches()) {
        return Optional.empty();
      }
      BaselineKey key =
          new BaselineKey(
              unescaped(line.group(2)),
              unescaped(line.group(1)),
              unescaped(line.group(3)),
              unescaped(line.group(4)));
      counts.merge(key, Integer.parseInt(line.group(5)), Integer::sum);
      at = end + 1;
    }
    return Optional.of(new Baseline(counts));
  }

  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      int control = CONTROLLED.indexOf(character);
      if (control >= 0) {
        quoted.append('\\').append(CONTROLS.charAt(control));
      } else if (character == '"' || character == '\\') {
        quoted.append('\\').append(character);
      } else if (Character.isISOControl(character)) {
        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) character));
      } else {
        quoted.append(character);
      }
    }
    return quoted.append('"').toString();
  }

  private static String unescaped(String text) {
    return text.indexOf('\\') < 0
        ? text
        : ESCAPE.matcher(text).replaceAll(m -> Matcher.quoteReplacement(unescapedOne(m)));
  }

  private static String unescapedOne(MatchResult escape) {
    if (escape.group(1) != null) {
      return Character.toString(Integer.parseInt(escape.group(1), 16));
    }
    int control = CONTROLS.indexOf(escape.group(2));
    return control < 0 ? escape.group(2) : CONTROLLED.substring(control, control + 1);
  }
}

package dev.heddle.rule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads one rule page: title, sentence, the line `family · severity · on|off · precision · since
 * version`, then the sections.
 */
final class PageReader {
  private static final String FENCE = "```";
  private static final List<String> PRECISIONS = List.of("very-high", "high", "medium", "low");

  private final String name;
  private final List<String> lines;
  private int next;

  private PageReader(String name, String markdown) {
    this.name = name;
    this.lines = markdown.lines().map(String::stripTrailing).toList();
  }

  /**
   * The page that the Markdown spells out.
   *
   * @param name of the file, for errors
   * @throws IllegalArgumentException naming file and line where the form is not kept
   */
  static Page read(String name, String markdown) {
    return new PageReader(name, markdown).page(markdown);
  }

  private Page page(String markdown) {
    String title = paragraph();
    if (!title.startsWith("# ")) {
      throw wrong("the first line must be `# id`");
    }
    String sentence = paragraph();
    String[] meta = paragraph().split(" · ");
    if (sentence.isEmpty() || meta.length != 5 || !meta[4].startsWith("since ")) {
      throw wrong(
          "a sentence and then `family · severity · on|off · precision · since version` must follow"
              + " the title");
    }
    return new Page(
        title.substring(2).strip(),
        meta[0],
        sentence,
        severity(meta[1]),
        enabled(meta[2]),
        precision(meta[3]),
        meta[4].substring("since ".length()),
        sections(),
        markdown);
  }

  /** The next lines up to a blank one, joined by spaces; empty at the end of the page. */
  private String paragraph() {
    while (next < lines.size() && lines.get(next).isEmpty()) {
      next++;
    }
    List<String> words = new ArrayList<>();
    while (next < lines.size() && !lines.get(next).isEmpty()) {
      words.add(lines.get(next++));
    }
    return String.join(" ", words);
  }

  private Map<String, String> sections() {
    Map<String, String> sections = new LinkedHashMap<>();
    String heading = null;
    StringBuilder body = new StringBuilder();
    boolean fenced = false;
    for (; next < lines.size(); next++) {
      String line = lines.get(next);
      if (line.startsWith(FENCE)) {
        fenced = !fenced;
      }
      if (!fenced && line.startsWith("## ")) {
        put(sections, heading, body);
        heading = line.substring(3).strip();
        body.setLength(0);
      } else {
        body.append(line).append('\n');
      }
    }
    put(sections, heading, body);
    return sections;
  }

  private void put(Map<String, String> sections, String heading, StringBuilder body) {
    String text = body.toString().strip();
    if (heading == null) {
      if (!text.isEmpty()) {
        throw wrong("text before the first `##` heading");
      }
    } else if (sections.put(heading, text) != null) {
      throw wrong("heading `" + heading + "` stands twice");
    }
  }

  private Severity severity(String word) {
    return Arrays.stream(Severity.values())
        .filter(severity -> severity.toString().equals(word.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(() -> wrong("severity must be error, warning or note, not `" + word + "`"));
  }

  private boolean enabled(String word) {
    if (!word.equals("on") && !word.equals("off")) {
      throw wrong("a rule is `on` or `off`, not `" + word + "`");
    }
    return word.equals("on");
  }

  private String precision(String word) {
    if (!PRECISIONS.contains(word)) {
      throw wrong("precision must be one of " + PRECISIONS + ", not `" + word + "`");
    }
    return word;
  }

  private IllegalArgumentException wrong(String message) {
    return new IllegalArgumentException(name + ":" + Math.max(next, 1) + ": " + message);
  }
}

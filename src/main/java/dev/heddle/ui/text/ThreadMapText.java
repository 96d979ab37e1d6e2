package dev.heddle.ui.text;

import dev.heddle.code.Site;
import dev.heddle.flow.Effect;
import dev.heddle.flow.Step;
import dev.heddle.flow.Way;
import dev.heddle.run.ThreadMap;
import java.util.List;
import java.util.Locale;

/** A map of threads as people read it: a block a method, with numbered trails. */
public final class ThreadMapText {
  private ThreadMapText() {}

  /** The whole map, ending with one line that says what it covers. */
  public static String of(ThreadMap map) {
    StringBuilder out = new StringBuilder();
    map.entries().forEach(entry -> append(entry, out));
    return out.append(map.entries().size())
        .append(map.entries().size() == 1 ? " body" : " bodies")
        .append(", Java ")
        .append(map.release().number())
        .append(" (")
        .append(map.release().reason())
        .append(")\n")
        .toString();
  }

  private static void append(ThreadMap.Entry entry, StringBuilder out) {
    String lambda = entry.lambda() ? "lambda in " : "";
    out.append(lambda).append(entry.method()).append("  ").append(place(entry.site()));
    out.append('\n');
    if (entry.ways().isEmpty()) {
      out.append("  runs on   nothing in sight says\n");
    }
    for (Way way : entry.ways()) {
      out.append("  runs on   ").append(word(way.context().kind()));
      out.append(" (").append(word(way.context().confidence())).append(")\n");
      steps(way.steps(), out);
    }
    for (Effect effect : entry.effects()) {
      out.append("  waits for ").append(word(effect.kind()));
      out.append(" (").append(word(effect.confidence())).append(")\n");
      steps(effect.steps(), out);
    }
    out.append('\n');
  }

  private static void steps(List<Step> steps, StringBuilder out) {
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      out.append("            ").append(i + 1).append(". ").append(place(step.site()));
      out.append(": ").append(step.text()).append('\n');
    }
  }

  private static String place(Site site) {
    return site.path() + ":" + site.span().line() + ":" + site.span().column();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}

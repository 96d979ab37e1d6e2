package dev.heddle.ui;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.rule.Page;
import dev.heddle.rule.Pages;
import dev.heddle.ui.json.JsonOutput;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** `heddle rules`: lists all rules. */
@Command(name = "rules", description = "List all rules.")
final class RulesCommand implements Callable<Integer> {
  /** How the list is written. */
  private enum Form {
    TEXT,
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Terminal terminal;
  private final Supplier<Pages> pages;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text or json. Default: ${DEFAULT-VALUE}.")
  private Form form;

  RulesCommand(Terminal terminal, Supplier<Pages> pages) {
    this.terminal = terminal;
    this.pages = pages;
  }

  @Override
  public Integer call() throws IOException {
    PrintWriter out = terminal.outWriter();
    Collection<Page> all = pages.get().all();
    if (form == Form.JSON) {
      writeJson(all, out);
    } else {
      writeTable(all, out);
    }
    out.flush();
    return ExitStatus.CLEAN;
  }

  private static void writeTable(Collection<Page> all, PrintWriter out) {
    int ids = width(all, Page::id);
    int families = width(all, Page::family);
    String row = "%-" + ids + "s  %-" + families + "s  %-7s  %-3s  %s\n";
    for (Page page : all) {
      String state = page.enabled() ? "on" : "off";
      out.printf(
          Locale.ROOT, row, page.id(), page.family(), page.severity(), state, page.sentence());
    }
  }

  private static int width(Collection<Page> all, Function<Page, String> column) {
    return all.stream().mapToInt(page -> column.apply(page).length()).max().orElse(1);
  }

  private static void writeJson(Collection<Page> all, PrintWriter out) throws IOException {
    try (JsonGenerator json = JsonOutput.document(out)) {
      json.writeStartArray();
      for (Page page : all) {
        json.writeStartObject();
        json.writeStringField("id", page.id());
        json.writeStringField("family", page.family());
        json.writeStringField("severity", page.severity().toString());
        json.writeBooleanField("enabled", page.enabled());
        json.writeStringField("precision", page.precision());
        json.writeStringField("since", page.since());
        json.writeStringField("sentence", page.sentence());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeRaw('\n');
    }
  }
}

package dev.heddle.ui;

import dev.heddle.code.Problem;
import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.flow.Confidence;
import dev.heddle.flow.Step;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Page;
import dev.heddle.rule.Pages;
import dev.heddle.rule.Rewrite;
import dev.heddle.rule.Severity;
import dev.heddle.run.ScanResult;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import dev.heddle.ui.format.Sources;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A small scan result made by hand: what formats are tried with. */
public final class Sample {
  public static final Path GOLDEN = Path.of("testdata", "golden").toAbsolutePath();
  public static final Path PROJECT = GOLDEN.resolve("project");

  private static final String ORDERS = "src/main/java/shop/Orders.java";
  private static final String CARRIER = "src/main/java/shop/Carrier.java";

  private Sample() {}

  /** Three findings of each kind of severity, and one body that could not be analysed. */
  public static ScanResult result() {
    return result(
        PROJECT,
        List.of(swallowedInterrupt(), unjoinedFuture(), lockHeldAcrossAsync()),
        List.of(new Problem(site(CARRIER, 4, "book"), "the body nests too deep")));
  }

  public static ScanResult clean() {
    return result(PROJECT, List.of(), List.of());
  }

  public static ScanResult result(Path root, List<Finding> findings, List<Problem> problems) {
    return new ScanResult(root, findings, problems, 2, 5, 21, "from pom.xml", 1234);
  }

  public static Report report(ScanResult result) {
    return new Report(result, pages(), new Sources(result.root()), "0.1.0", false, false);
  }

  /** What a format makes of a report. */
  public static String write(ReportFormat format, Report report) {
    StringWriter out = new StringWriter();
    try {
      format.write(report, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }

  /** One finding in a file of any name, with any message. */
  public static Finding finding(String path, String message) {
    Site site = new Site(path, new Span(1, 1, 1, 6));
    return new Finding(
        "unjoined-future",
        Severity.WARNING,
        Confidence.DEFAULT,
        site,
        site,
        message,
        "join it",
        "",
        List.of(new Step(new Site(path, new Span(2, 1, 2, 2)), message)),
        List.of(),
        "a.B.c()");
  }

  public static Pages pages() {
    return Pages.of(
        List.of(
            page(
                "lock-held-across-async",
                "sync",
                "Work is launched or awaited while a lock is held.",
                Severity.ERROR),
            page(
                "swallowed-interrupt",
                "cancel",
                "An interrupt is caught and neither restored nor passed on.",
                Severity.NOTE),
            page(
                "unjoined-future",
                "await",
                "A future is created and no path joins, composes, returns or stores it.",
                Severity.WARNING)));
  }

  private static Page page(String id, String family, String sentence, Severity severity) {
    Map<String, String> sections = new LinkedHashMap<>();
    sections.put("What it finds", "A `future` that nobody holds.");
    sections.put("Why it matters", "Its failure is lost.\n\nAnd more.");
    String markdown =
        "# %s\n\n%s\n\n%s · %s · on · high · since 0.1.0\n\n## What it finds\n\n%s\n\n## Why it matters\n\n%s\n"
            .formatted(
                id,
                sentence,
                family,
                severity,
                sections.get("What it finds"),
                sections.get("Why it matters"));
    return new Page(id, family, sentence, severity, true, "high", "0.1.0", sections, markdown);
  }

  private static Finding unjoinedFuture() {
    Site site = site(ORDERS, 15, "CompletableFuture.runAsync");
    return new Finding(
        "unjoined-future",
        Severity.WARNING,
        Confidence.CERTAIN,
        site,
        site(ORDERS, 15, "CompletableFuture.runAsync(() -> ship(id));"),
        "nothing waits for the outcome of `CompletableFuture.runAsync`",
        "join it, return it, or pass it on",
        "",
        List.of(),
        List.of(),
        "shop.Orders.place(String)");
  }

  private static Finding lockHeldAcrossAsync() {
    Span submit = site(ORDERS, 20, "pool.submit").span();
    return new Finding(
        "lock-held-across-async",
        Severity.ERROR,
        Confidence.DEFAULT,
        new Site(ORDERS, new Span(20, submit.column(), 21, 35)),
        new Site(ORDERS, new Span(20, submit.column(), 21, 36)),
        "`pool.submit` runs while the lock of `this` is held",
        "launch after the lock is released",
        "the task may need the same lock",
        List.of(
            new Step(site(ORDERS, 19, "synchronized"), "the lock of `this` is acquired"),
            new Step(site(ORDERS, 21, "Carrier.book(id)"), "the task calls `Carrier.book`"),
            new Step(site(CARRIER, 6, "Thread.sleep(100)"), "`Thread.sleep` blocks")),
        List.of(),
        "shop.Orders.ship(String)");
  }

  private static Finding swallowedInterrupt() {
    return new Finding(
        "swallowed-interrupt",
        Severity.NOTE,
        Confidence.WEAK,
        site(CARRIER, 7, "catch"),
        site(CARRIER, 7, "catch"),
        "the interrupt is swallowed and `[none]` returned",
        "call `Thread.currentThread().interrupt()`",
        "",
        List.of(),
        List.of(new Step(site(CARRIER, 6, "Thread.sleep"), "interrupted here")),
        "shop.Carrier.book(String)",
        Rewrite.safe("restore the interrupt")
            .firstInBlock(
                new Site(CARRIER, new Span(7, 7, 9, 6)), "Thread.currentThread().interrupt();")
            .replace(site(CARRIER, 8, "\"[none]\""), "\"\""));
  }

  /** The place of a piece of text in a line of the sample project. */
  private static Site site(String path, int line, String text) {
    try {
      String source = Files.readAllLines(PROJECT.resolve(path)).get(line - 1);
      int column = source.indexOf(text) + 1;
      if (column == 0) {
        throw new IllegalArgumentException(path + ":" + line + " has no `" + text + "`");
      }
      return new Site(path, new Span(line, column, line, column + text.length()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

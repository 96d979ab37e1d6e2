package dev.heddle.ui.html;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.heddle.rule.Finding;
import dev.heddle.ui.Sample;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page in a real browser, where one is installed: a script at its end uses it. */
class HtmlBrowserTest {
  private static final String HOSTILE = "a  b/<img src=x onerror=alert(1)>\"'&amp;.java";
  private static final String LONG = "x".repeat(5_000) + "/Y.java";
  private static final long SECONDS = 60;

  /** What a script at the end of the page sees; one line a fact. */
  private static final String VISITOR =
      """
      <script>
      "use strict";
      const facts = [];
      window.addEventListener("error", e => facts.push("error " + e.message));
      document.addEventListener("securitypolicyviolation", e => facts.push("refused " + e.blockedURI));
      window.alert = () => facts.push("alert");
      const shown = () => document.querySelectorAll("article:not([hidden])").length;
      facts.push("all " + shown() + ", " + document.getElementById("shown").textContent);
      for (const name of ["severity", "rule", "path"]) {
        const select = document.getElementById(name);
        for (let i = 1; i < select.options.length; i++) {
          select.selectedIndex = i;
          select.dispatchEvent(new Event("change"));
          facts.push(name + " " + i + " " + shown());
        }
        select.selectedIndex = 0;
        select.dispatchEvent(new Event("change"));
      }
      facts.push("again " + shown());
      facts.push("images " + document.images.length);
      facts.push("steps " + document.querySelectorAll("ol > li").length);
      const width = window.innerWidth;
      const wide = [...document.querySelectorAll("body *")]
        .filter(e => e.tagName !== "OPTION" && !e.closest("pre"))
        .filter(e => e.getBoundingClientRect().right > width)
        .map(e => e.tagName);
      facts.push("wide " + [...new Set(wide)]);
      const result = document.createElement("pre");
      result.id = "facts";
      result.textContent = facts.join("\\n");
      document.body.append(result);
      </script>
      """;

  @TempDir private Path folder;

  @Test
  void filtersWorkAndNothingRunsOrOverflows() throws IOException, InterruptedException {
    List<Finding> findings = new ArrayList<>(Sample.result().findings());
    findings.add(Sample.finding(HOSTILE, "`<script>alert(1)</script>` " + "y".repeat(5_000)));
    findings.add(Sample.finding(LONG, "long"));
    List<String> facts = facts(findings);
    assertEquals("all 5, 5 shown", facts.get(0));
    assertEquals(
        List.of("severity 1 1", "severity 2 1", "severity 3 3"), select(facts, "severity "));
    assertEquals(List.of("rule 1 1", "rule 2 1", "rule 3 3"), select(facts, "rule "));
    assertEquals(List.of("path 1 1", "path 2 1", "path 3 2", "path 4 1"), select(facts, "path "));
    assertEquals(List.of("again 5"), select(facts, "again"));
    assertEquals(List.of("images 0"), select(facts, "images"));
    assertEquals(List.of("steps 5"), select(facts, "steps"));
    assertEquals(List.of("wide "), select(facts, "wide"));
    assertTrue(
        facts.stream().noneMatch(f -> f.matches("(error|refused|alert).*")), facts::toString);
  }

  private static List<String> select(List<String> facts, String start) {
    return facts.stream().filter(fact -> fact.startsWith(start)).toList();
  }

  private List<String> facts(List<Finding> findings) throws IOException, InterruptedException {
    Optional<Path> browser = browser();
    assumeTrue(browser.isPresent(), "no Chromium on the PATH: the page is not tried in a browser");
    String page =
        Sample.write(
            new HtmlFormat(), Sample.report(Sample.result(Sample.PROJECT, findings, List.of())));
    Path file = folder.resolve("page.html");
    Files.writeString(file, page.replace("</body>", VISITOR + "</body>"));
    Path dom = folder.resolve("dom.html");
    Process process =
        new ProcessBuilder(
                browser.get().toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--user-data-dir=" + folder.resolve("profile"),
                "--dump-dom",
                file.toUri().toString())
            .redirectOutput(dom.toFile())
            .redirectError(folder.resolve("errors").toFile())
            .start();
    boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().waitFor();
    assumeTrue(ended && process.exitValue() == 0, "the browser does not run here");
    Matcher result =
        Pattern.compile("<pre id=\"facts\">(.*?)</pre>", Pattern.DOTALL)
            .matcher(Files.readString(dom, UTF_8));
    assertTrue(result.find(), "the page's own script has run");
    return result.group(1).lines().toList();
  }

  private static Optional<Path> browser() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .flatMap(
            place ->
                Stream.of("chromium", "chromium-browser", "google-chrome")
                    .map(name -> Path.of(place, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }
}

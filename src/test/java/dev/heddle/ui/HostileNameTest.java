package dev.heddle.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.heddle.code.Problem;
import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.rule.Finding;
import dev.heddle.ui.format.Report;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** Names and texts of a scanned project are no friends: no format may let them act. */
class HostileNameTest {
  private static final List<String> NAMES =
      List.of(
          "a b/A.java",
          "new\nline/A.java",
          "re\r\nturn/A.java",
          "::error::x/A.java",
          "  ::add-mask::x/A.java",
          "##[add-path]x/A.java",
          "###[error]x.java",
          "50%25,a:b/A.java",
          "](javascript:alert)/A.java",
          "<img src=x onerror=y>&amp;/A.java",
          "a|b`c`$(id)/A.java",
          "-rf/@file/A.java",
          "日本語/🧵e\u0301.java",
          "\u202Eavaj.A\u0007\u001b[31m.java",
          "\uD800lone.java",
          "]]>\uFFFF\u0000.java");

  static Stream<Arguments> cases() {
    return Formats.names().stream()
        .flatMap(format -> NAMES.stream().map(name -> Arguments.of(format, name)));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void noOutputHoldsACommandOrAControlCharacter(String format, String name) {
    String output = write(format, name);
    assertFalse(output.contains("##["), output);
    for (String line : output.split("\n", -1)) {
      boolean own = format.equals("github") && line.matches("::(error|warning|notice) .*");
      assertTrue(own || !line.strip().startsWith("::"), line);
    }
    assertEquals(
        List.of(),
        output
            .codePoints()
            .filter(c -> Character.isISOControl(c) && c != '\n')
            .mapToObj(Character::getName)
            .filter(control -> !format.equals("github"))
            .toList());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void oneFindingIsOneCommandOrLine(String format, String name) {
    String output = write(format, name);
    switch (format) {
      case "concise", "github" -> assertEquals(1, output.lines().count(), output);
      case "jsonl" -> assertEquals(3, output.lines().count(), output);
      default -> assertFalse(output.isEmpty());
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void jsonKeepsTheName(String name) throws Exception {
    // UTF-8 has no lone surrogates.
    String written = new String(name.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    JsonNode json = json(write("json", name));
    assertEquals(written, json.get("findings").get(0).get("path").asText());
    assertEquals(written, json(write("gitlab", name)).findValue("path").asText());
    assertEquals(written, json(write("rdjson", name)).findValue("path").asText());
  }

  @ParameterizedTest
  @MethodSource("names")
  void xmlIsWellFormedAndKeepsWhatXmlCanHold(String name) throws Exception {
    Element file = (Element) xml(write("checkstyle", name)).getElementsByTagName("file").item(0);
    Element test = (Element) xml(write("junit", name)).getElementsByTagName("testcase").item(0);
    if (name.codePoints().noneMatch(c -> (c < ' ' && c != '\n' && c != '\r') || c > 0xD7FF)) {
      String kept = name.replace("\u202E", "\\u202e");
      assertEquals(kept, file.getAttribute("name"));
      assertEquals(kept, test.getAttribute("classname"));
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void theRunnerReadsTheNameBack(String name) {
    String line = write("github", name).replace("##\u2060[", "##[");
    String property = line.substring(line.indexOf("file=") + 5, line.indexOf(",line="));
    assertEquals(
        name,
        property
            .replace("%2C", ",")
            .replace("%3A", ":")
            .replace("%0A", "\n")
            .replace("%0D", "\r")
            .replace("%25", "%"));
  }

  @ParameterizedTest
  @MethodSource("names")
  void markdownHasNoMarkupOfOthers(String name) {
    String markdown = write("markdown", name);
    assertFalse(markdown.replaceAll("</?(code|details|summary)>", "").contains("<"), markdown);
    assertFalse(markdown.contains("]("), markdown);
    for (String line : markdown.split("\n")) {
      if (line.startsWith("| warning")) {
        assertEquals(6, line.split("\\|", -1).length, line);
      }
    }
  }

  static Stream<String> names() {
    return NAMES.stream();
  }

  private static String write(String format, String name) {
    Finding finding = Sample.finding(name, "`" + name + "` is lost " + name);
    Problem problem = new Problem(new Site(name, Span.NONE), name);
    Report report =
        Sample.report(Sample.result(Sample.PROJECT, List.of(finding), List.of(problem)));
    String text = Sample.write(Formats.named(format), report);
    return format.equals("github")
        ? text
        : new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  private static JsonNode json(String text) throws Exception {
    return new ObjectMapper().readTree(text);
  }

  private static Document xml(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text)));
  }
}

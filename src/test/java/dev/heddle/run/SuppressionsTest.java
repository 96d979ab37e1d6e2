package dev.heddle.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.code.Comment;
import dev.heddle.code.Site;
import dev.heddle.code.SourceFile;
import dev.heddle.code.Span;
import dev.heddle.flow.Confidence;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Severity;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuppressionsTest {
  private static final Set<String> KNOWN = new TreeSet<>(Suppressions.RULES);

  static {
    KNOWN.addAll(Set.of("lost-task", "nested-async", "unjoined-future"));
  }

  /** The text with findings of `lost-task` at `<!x!>`, whose statement is between `<<` and `>>`. */
  private static Suppressions.Outcome apply(String... lines) {
    String marked = String.join("\n", lines);
    String text = marked.replaceAll("<<|>>|<!|!>", "");
    List<Finding> findings = findings("lost-task", marked);
    List<Comment> comments = comments(text);
    SourceFile source = new SourceFile("A.java", text);
    return Suppressions.of(source, comments).apply(findings, KNOWN, KNOWN, true);
  }

  static List<Finding> findings(String rule, String marked) {
    List<Finding> findings = new ArrayList<>();
    int from = 0;
    while (marked.indexOf("<!", from) >= 0) {
      int site = marked.indexOf("<!", from);
      int start = marked.lastIndexOf("<<", site);
      int end = marked.indexOf(">>", site);
      Site place = site(marked, site, marked.indexOf("!>", site));
      findings.add(finding(rule, place, start < 0 ? place : site(marked, start, end)));
      from = site + 2;
    }
    return findings;
  }

  private static Site site(String marked, int start, int end) {
    int[] from = position(marked.substring(0, start).replaceAll("<<|>>|<!|!>", ""));
    int[] to = position(marked.substring(0, end).replaceAll("<<|>>|<!|!>", ""));
    return new Site("A.java", new Span(from[0], from[1], to[0], to[1]));
  }

  private static int[] position(String before) {
    int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
    return new int[] {line, before.length() - before.lastIndexOf('\n')};
  }

  private static Finding finding(String rule, Site site, Site statement) {
    return new Finding(
        rule,
        Severity.WARNING,
        Confidence.CERTAIN,
        site,
        statement,
        "m",
        "f",
        "",
        List.of(),
        List.of(),
        "A.m()");
  }

  private static List<Comment> comments(String text) {
    List<Comment> comments = new ArrayList<>();
    Matcher matcher = Pattern.compile("//[^\n]*|(?s:/\\*.*?\\*/)").matcher(text);
    while (matcher.find()) {
      int[] from = position(text.substring(0, matcher.start()));
      int[] to = position(text.substring(0, matcher.end()));
      comments.add(new Comment(new Span(from[0], from[1], to[0], to[1]), matcher.group()));
    }
    return comments;
  }

  private static String kept(String... lines) {
    List<String> rules = new ArrayList<>();
    for (Finding finding : apply(lines).kept()) {
      rules.add(finding.site().span().line() + " " + finding.rule());
    }
    return String.join(", ", rules);
  }

  @Test
  void sameAndNextStatement() {
    assertEquals("", kept("a(); <<<!b!>();>> // heddle-ignore lost-task: why"));
    assertEquals("", kept("// heddle-ignore lost-task: why", "", "/* x */ <<<!b!>();>>"));
    assertEquals("", kept("/* heddle-ignore lost-task: why */ <<<!b!>();>>"));
    assertEquals(
        "1 unused-suppression",
        kept("// heddle-ignore nested-async, lost-task: y", "<<<!b!>();>>"));
    assertEquals("", kept("<<<!b!>()", "  // heddle-ignore lost-task: why", "  .c();>>"));
    assertEquals("", kept("<<<!b!>(x,", "  y); // heddle-ignore lost-task: why>>"));
    assertEquals("", kept("// heddle-ignore lost-task: why", "a(", "  x -> <<<!b!>()>>);"));
    assertEquals(
        "", kept("// heddle-ignore lost-task: why", "a(x -> { c(); })", "  .then(<<<!b!>()>>);"));
  }

  @Test
  void notBeyondTheStatement() {
    assertEquals(
        "1 unused-suppression, 3 lost-task",
        kept("// heddle-ignore lost-task: why", "a();", "<<<!b!>();>>"));
    assertEquals(
        "1 unused-suppression, 3 lost-task",
        kept("// heddle-ignore lost-task: why", "for (;;) {", "<<<!b!>();>> }"));
    assertEquals(
        "1 unused-suppression, 3 lost-task",
        kept("// heddle-ignore lost-task: why", "if (c) { a(); }", "<<<!b!>();>>"));
    assertEquals(
        "1 lost-task, 2 unused-suppression",
        kept("<<<!b!>(() -> {", "  a(); // heddle-ignore lost-task: why", "});>>"));
  }

  @Test
  void notWhatStandsBefore() {
    assertEquals(
        "1 lost-task, 2 unused-suppression",
        kept("<<<!b!>();>>", "// heddle-ignore lost-task: why", "a();"));
  }

  @Test
  void catchAndEmptyBlocks() {
    assertEquals(
        "",
        kept(
            "<<try { a(); }",
            "<!catch!> (E e) {",
            "  // heddle-ignore lost-task: why",
            "  log();",
            "}>>"));
    assertEquals("", kept("<!while!> (x) {", "  // heddle-ignore lost-task: why", "}"));
    assertEquals(
        "", kept("try {", " a();", " // heddle-ignore lost-task: why", "} <!catch!> (E e) {", "}"));
  }

  @Test
  void wholeFile() {
    assertEquals(
        "", kept("// heddle-ignore-file lost-task: generated", "class A {", "<<<!b!>();>>", "}"));
  }

  @Test
  void annotations() {
    assertEquals(
        "5 lost-task",
        kept(
            "@SuppressWarnings({\"unchecked\", \"heddle:lost-task\"})",
            "void m() throws E {",
            "  if (x) { <<<!b!>();>> }",
            "}",
            "void n() { <<<!b!>();>> }"));
    assertEquals(
        "2 lost-task",
        kept(
            "@java.lang.SuppressWarnings(value = \"heddle:lost-task\") @X Y y = { <<<!b!>()>> };",
            "Y z = <<<!b!>()>>;"));
    assertEquals(
        "", kept("@SuppressWarnings(\"FutureReturnValueIgnored\") class A { <<<!b!>();>> }"));
    assertEquals("", kept("<<<!@SuppressWarnings(\"heddle:lost-task\") X x = b();!>>>"));
    assertEquals("", kept("<<<!@java.lang.SuppressWarnings(\"all\") X x = b();!>>>"));
    assertEquals("", kept("@SuppressWarnings(\"CheckReturnValue\") class A {}"));
    assertEquals(
        "1 unused-suppression", kept("@SuppressWarnings(\"heddle:lost-task\") class A {}"));
    assertEquals("1 unknown-suppression", kept("@SuppressWarnings(\"heddle:lost\") class A {}"));
  }

  @Test
  void commentOfAnotherTool() {
    String marked =
        """
        //noinspection unchecked, FieldAccessNotGuarded
        <<<!a!>();>>
        // noinspection unchecked
        <<<!b!>();>>
        """;
    String text = marked.replaceAll("<<|>>|<!|!>", "");
    Suppressions.Outcome outcome =
        Suppressions.of(new SourceFile("A.java", text), comments(text))
            .apply(findings("inconsistent-sync", marked), KNOWN, KNOWN, true);
    assertEquals(1, outcome.kept().size());
    assertEquals(4, outcome.kept().get(0).site().span().line());
    assertEquals("`noinspection`", outcome.suppressed().get(0).reason());
  }

  @Test
  void annotationOfAnotherTool() {
    String marked =
        "@SuppressFBWarnings(value = {\"URF_X\", \"VO_VOLATILE_INCREMENT\"}, justification = \"w\")"
            + " void m() { <<<!b!>();>> } @SuppressFBWarnings(\"URF_X\") void n() { <<<!b!>();>> }";
    String text = marked.replaceAll("<<|>>|<!|!>", "");
    Suppressions.Outcome outcome =
        Suppressions.of(new SourceFile("A.java", text), comments(text))
            .apply(findings("non-atomic-update", marked), KNOWN, KNOWN, true);
    assertEquals(1, outcome.kept().size());
    assertEquals(1, outcome.suppressed().size());
    assertEquals("`@SuppressFBWarnings`", outcome.suppressed().get(0).reason());
  }

  @Test
  void findingsOfTheirOwn() {
    Suppressions.Outcome outcome = apply("// heddle-ignore lost-task", "<<<!b!>();>>");
    assertEquals(1, outcome.suppressed().size());
    assertEquals("suppression-without-reason", outcome.kept().get(0).rule());
    Finding unknown = apply("// heddle-ignore lost-tasks: why", "b();").kept().get(0);
    assertEquals("the suppression names `lost-tasks`, which is no rule", unknown.message());
    assertEquals("write `lost-task`", unknown.fix());
    assertEquals("1 unknown-suppression", kept("// heddle-ignore: why", "b();"));
    assertEquals("1 unknown-suppression", kept("// heddle-ignore-next lost-task: why", "b();"));
    assertEquals("", kept("// see heddle-ignore lost-task", "// heddle-ignored", "b();"));
    assertEquals(
        "", kept("// heddle-ignore-file unused-suppression: x", "// heddle-ignore lost-task: y"));
  }

  @Test
  void unusedIsSaidOnlyOfRulesThatRan() {
    SourceFile source = new SourceFile("A.java", "// heddle-ignore lost-task: why\n");
    Suppressions suppressions = Suppressions.of(source, comments(source.text()));
    assertEquals(1, suppressions.apply(List.of(), KNOWN, KNOWN, true).kept().size());
    assertEquals(0, suppressions.apply(List.of(), KNOWN, KNOWN, false).kept().size());
    assertEquals(0, suppressions.apply(List.of(), KNOWN, Suppressions.RULES, true).kept().size());
  }

  @Test
  void writtenSuppressionsSilence(@TempDir Path temp) throws IOException {
    String marked =
        "class A {\r\n\tvoid m() {\r\n\t\t<<a(\r\n\t\t\t<!b!>());>>\r\n"
            + "\t\t<<c(() -> {\r\n\t\t\td(); <!e!>(); });>>\r\n\t}\r\n}";
    String text = marked.replaceAll("<<|>>|<!|!>", "");
    Path file = temp.resolve("A.java");
    Files.write(file, ("\uFEFF" + text).getBytes(StandardCharsets.UTF_8));
    int written =
        new SuppressionWriter("wird \u00FCberholt").write(temp, findings("lost-task", marked));
    assertEquals(2, written);
    String comment = "// heddle-ignore lost-task: wird \u00FCberholt\r\n";
    assertEquals(
        "\uFEFFclass A {\r\n\tvoid m() {\r\n\t\t"
            + comment
            + "\t\ta(\r\n\t\t\tb());\r\n"
            + "\t\tc(() -> {\r\n\t\t\t"
            + comment
            + "\t\t\td(); e(); });\r\n\t}\r\n}",
        Files.readString(file));
  }

  @Test
  void otherEncodingsStay(@TempDir Path temp) throws IOException {
    Path file = temp.resolve("A.java");
    String marked = "// \u00E9\n<<<!a!>();>>";
    String text = "// \u00E9\na();";
    Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
    new SuppressionWriter("\u00E9").write(temp, findings("lost-task", marked));
    assertArrayEquals(
        "// \u00E9\n// heddle-ignore lost-task: \u00E9\na();".getBytes(StandardCharsets.ISO_8859_1),
        Files.readAllBytes(file));
  }

  @Test
  void reasonsMustBeOneLine() {
    assertThrows(UsageError.class, () -> new SuppressionWriter(" "));
    assertThrows(UsageError.class, () -> new SuppressionWriter("a\nb"));
    assertThrows(UsageError.class, () -> new SuppressionWriter("a\\u000ab"));
  }
}

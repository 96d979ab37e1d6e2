package dev.heddle.flow;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.code.Parsed;
import dev.heddle.code.Parser;
import dev.heddle.code.Site;
import dev.heddle.code.SourceFile;
import dev.heddle.code.Span;
import dev.heddle.code.Workers;
import dev.heddle.fact.FactReader;
import dev.heddle.fact.FileFacts;
import dev.heddle.fixture.Libraries;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A small program linked from text, in which tests find things by name or by a mark: a comment such
 * as {@code /*1* /} stands right before the token that names what is meant.
 *
 * <p>A text that imports nothing sees the packages that concurrent code mostly uses.
 */
final class Snippet {
  private static final int NEWEST = 25;
  private static final int CALL_DEPTH = 8;
  private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|enum|record) (\\w+)");
  private static final Pattern PACKAGE = Pattern.compile("\\bpackage ([\\w.]+);");
  private static final String IMPORTS =
      Stream.of(
              "java.io",
              "java.time",
              "java.util",
              "java.util.concurrent",
              "java.util.concurrent.atomic",
              "java.util.concurrent.locks",
              "java.util.function",
              "java.util.stream")
          .map(name -> "import " + name + ".*; ")
          .collect(joining());

  private final Map<String, String> texts = new LinkedHashMap<>();
  private final Program program;

  private Snippet(List<String> files, int release) {
    List<FileFacts> facts = new ArrayList<>();
    for (String file : files) {
      String text = file.contains("import ") || file.contains("package ") ? file : IMPORTS + file;
      String path = path(text);
      texts.put(path, text);
      Parsed parsed = new Parser().parse(new SourceFile(path, text, false));
      assertEquals(List.of(), parsed.problems(), text);
      facts.add(FactReader.read(parsed, List.of(), ""));
    }
    program =
        Program.link(
            facts,
            List.of(Libraries.INDEX),
            Libraries.CATALOG,
            new Assumptions(release, "given", CALL_DEPTH, Map.of()),
            path -> true,
            new Workers(1));
  }

  /** A program of some files. */
  static Snippet of(String... files) {
    return new Snippet(List.of(files), NEWEST);
  }

  /** A program of some files for a release of Java. */
  static Snippet of(int release, String... files) {
    return new Snippet(List.of(files), release);
  }

  /** A class `A` with these members. */
  static Snippet members(String members) {
    return of("class A {" + members + "}");
  }

  /** A class `A` with a method `f` that has no parameters and may throw anything. */
  static Snippet body(String statements) {
    return members("void f() throws Exception {" + statements + "}");
  }

  private static String path(String text) {
    Matcher type = TYPE.matcher(text);
    Matcher inPackage = PACKAGE.matcher(text);
    String folder = inPackage.find() ? inPackage.group(1).replace('.', '/') + "/" : "";
    return folder + (type.find() ? type.group(1) : "module-info") + ".java";
  }

  Program program() {
    return program;
  }

  /** The only type of this simple name. */
  Type type(String name) {
    return only(program.types().stream().filter(t -> t.simpleName().equals(name)), name);
  }

  /** The only method of this name, `f` or `A.f`. */
  Method method(String name) {
    return only(program.methods().stream().filter(m -> !m.isLambda() && isNamed(m, name)), name);
  }

  /** The method `f`. */
  Method method() {
    return method("f");
  }

  private static boolean isNamed(Method method, String name) {
    int dot = name.indexOf('.');
    return dot < 0
        ? method.name().equals(name)
        : method.name().equals(name.substring(dot + 1))
            && method.type().simpleName().equals(name.substring(0, dot));
  }

  /** The only lambda of the program. */
  Method lambda() {
    return only(program.methods().stream().filter(Method::isLambda), "lambda");
  }

  /** The only field of this name. */
  Field field(String name) {
    Stream<Field> fields = program.types().stream().map(Type::fields).flatMap(Collection::stream);
    return only(fields.filter(f -> f.name().equals(name)), name);
  }

  /** The only call written like this: `get`, `task.get` or `new Thread`. */
  Call call(String text) {
    return only(program.calls().all().filter(c -> isWritten(c, text)), text);
  }

  private static boolean isWritten(Call call, String text) {
    return call.text().equals(text) || (!call.isNew() && call.name().equals(text));
  }

  /** The element behind a mark; the innermost if several begin there. */
  Element at(String mark) {
    String comment = "/*" + mark + "*/";
    Map<String, Element> first = new LinkedHashMap<>();
    program.methods().stream()
        .flatMap(m -> m.elements().stream())
        .filter(e -> before(e.site()).endsWith(comment))
        .forEach(e -> first.putIfAbsent(e.site().path() + before(e.site()), e));
    return only(first.values().stream(), comment);
  }

  /** The call behind a mark. */
  Call callAt(String mark) {
    return (Call) at(mark);
  }

  /** A local variable or parameter of a method as a value. */
  Expression variable(Method method, String name) {
    return only(method.variables().stream().filter(v -> v.text().equals(name)), name, method);
  }

  private static Expression only(Stream<dev.heddle.fact.Variable> all, String name, Method method) {
    return method.expression(only(all, name));
  }

  /** The source text of a place. */
  String text(Site site) {
    Span span = site.span();
    String text = texts.get(site.path());
    int from = offset(text, span.line(), span.column());
    return text.substring(from, offset(text, span.endLine(), span.endColumn()));
  }

  /** The source texts of places, in order. */
  List<String> texts(Stream<Site> sites) {
    return sites.map(this::text).toList();
  }

  private String before(Site site) {
    String text = texts.get(site.path());
    return text.substring(0, offset(text, site.span().line(), site.span().column()));
  }

  private static int offset(String text, int line, int column) {
    int start = 0;
    for (int i = 1; i < line; i++) {
      start = text.indexOf('\n', start) + 1;
    }
    return start + column - 1;
  }

  private static <T> T only(Stream<T> candidates, String name) {
    List<T> found = candidates.toList();
    if (found.size() != 1) {
      throw new AssertionError("not one `" + name + "`: " + found);
    }
    return found.get(0);
  }
}

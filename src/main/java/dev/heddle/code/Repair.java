package dev.heddle.code;

import com.github.javaparser.ParseResult;
import com.github.javaparser.ParseStart;
import com.github.javaparser.Position;
import com.github.javaparser.ast.CompilationUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses a text with errors, so that each costs no more than the body it is in. */
final class Repair {
  /** How many members outside of bodies may be taken out one after the other. */
  private static final int MEMBERS = 8;

  private static final Pattern PLACE = Pattern.compile("line (\\d+), column (\\d+)");
  private static final Pattern FOUND =
      Pattern.compile("Found +(.{1,40}?) *, expected", Pattern.DOTALL);

  private final String path;
  private final String text;
  private final LineMap lines;
  private final Grammar grammar;
  private final Consumer<Problem> problems;
  private final List<Cut> cuts;
  private final List<Cut> members;

  Repair(String path, String text, LineMap lines, Grammar grammar, Consumer<Problem> problems) {
    this.path = path;
    this.text = text;
    this.lines = lines;
    this.grammar = grammar;
    this.problems = problems;
    Braces braces = Braces.of(text, lines, true);
    cuts = new ArrayList<>(braces.cuts());
    members = braces.members();
  }

  /** What can be parsed, or null. */
  CompilationUnit tree() {
    for (Cut cut : cuts) {
      if (cut.kind() == Cut.Kind.LOCAL_ENUM) {
        report(cut, cut.describe() + " is not checked: the parser knows none");
      } else if (cut.kind() == Cut.Kind.STRAY_BRACE) {
        report(cut, "a closing brace too many");
      }
    }
    CompilationUnit tree = skeleton().orElse(null);
    if (tree != null) {
      new Graft(text, lines, grammar, cuts, this::lose).fill(tree);
    }
    return tree;
  }

  /** The file without bodies, and without members that are wrong outside of their bodies. */
  private Optional<CompilationUnit> skeleton() {
    for (int tries = 0; ; tries++) {
      ParseResult<CompilationUnit> result =
          grammar.parse(
              ParseStart.COMPILATION_UNIT,
              new Stencil(text, lines).copy(0, text.length(), cuts).toString());
      if (result.isSuccessful()) {
        return result.getResult();
      }
      int at = offset(result);
      Optional<Cut> member = at < 0 || tries == MEMBERS ? Optional.empty() : memberAt(at);
      if (member.isEmpty()) {
        String message = "the file could not be parsed whole" + reason(result);
        problems.accept(new Problem(new Site(path, spanAt(Math.max(0, at))), message));
        return result.getResult();
      }
      takeOut(member.get());
      problems.accept(problem(member.get(), result));
    }
  }

  private Optional<Cut> memberAt(int offset) {
    return members.stream()
        .filter(member -> member.open() <= offset && offset <= member.end())
        .max(Comparator.comparingInt(Cut::open));
  }

  private void takeOut(Cut member) {
    members.remove(member);
    cuts.removeIf(cut -> member.open() <= cut.open() && cut.open() < member.end());
    cuts.add(member);
    cuts.sort(Comparator.comparingInt(Cut::open));
  }

  private void lose(Cut cut, ParseResult<?> result) {
    problems.accept(problem(cut, result));
  }

  private Problem problem(Cut cut, ParseResult<?> result) {
    int at = offset(result);
    boolean inside = cut.open() <= at && at < cut.end();
    String reason = cut.closed() ? reason(result) : ": its closing brace is missing";
    String message = cut.describe() + " could not be parsed and is not checked" + reason;
    return new Problem(new Site(path, spanAt(inside ? at : cut.open())), message);
  }

  private void report(Cut cut, String message) {
    problems.accept(new Problem(new Site(path, spanAt(cut.open())), message));
  }

  private Span spanAt(int offset) {
    return lines.span(offset, Math.min(text.length(), offset + 1));
  }

  /** Where the first error is, or -1. */
  private int offset(ParseResult<?> result) {
    Optional<com.github.javaparser.Problem> first = result.getProblems().stream().findFirst();
    Optional<Position> begin =
        first
            .flatMap(com.github.javaparser.Problem::getLocation)
            .flatMap(location -> location.getBegin().getRange())
            .map(range -> range.begin);
    if (begin.isPresent()) {
      return lines.offset(begin.get().line, begin.get().column);
    }
    Matcher place = PLACE.matcher(first.map(p -> p.getMessage()).orElse(""));
    return place.find()
        ? lines.offset(Integer.parseInt(place.group(1)), Integer.parseInt(place.group(2)))
        : -1;
  }

  private static String reason(ParseResult<?> result) {
    String message = result.getProblems().isEmpty() ? "" : result.getProblem(0).getMessage();
    Matcher found = FOUND.matcher(message);
    if (found.find()) {
      return ": unexpected `" + found.group(1).replaceAll("[\"<>]|\\s+", " ").strip() + "`";
    }
    if (message.startsWith("Lexical error")) {
      return ": a character that Java does not know";
    }
    return message.isEmpty() || message.contains("\n") ? "" : ": " + message;
  }
}

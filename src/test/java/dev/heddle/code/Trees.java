package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertIterableEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.SimpleName;
import java.util.List;

/** What tests ask of trees, and the plain parser as the oracle. */
final class Trees {
  private Trees() {}

  /** Fails unless a valid text gives the tree of a plain parse, each node at its place. */
  static void assertPlain(String text) {
    ParseResult<CompilationUnit> plain = plain(text);
    assertTrue(plain.isSuccessful(), () -> text + plain.getProblems());
    GuardedParser.Result parsed = parse(text);
    assertEquals(List.of(), messages(parsed.problems()), text);
    assertIterableEquals(
        dump(plain.getResult().get()).lines().toList(), dump(parsed.tree()).lines().toList(), text);
    assertEquals(plain.getResult().get(), parsed.tree(), text);
  }

  /** Parses with JavaParser on a thread with a deep stack. */
  static GuardedParser.Result parse(String text) {
    return new Workers(1)
        .map(List.of(text), GuardedParser::new, (p, t) -> p.parse(new SourceFile("A.java", t)))
        .get(0);
  }

  /** Parses as a scan does, on a thread with a deep stack. */
  static Parsed read(String text) {
    return new Workers(1)
        .map(List.of(text), Parser::new, (p, t) -> p.parse(new SourceFile("A.java", t)))
        .get(0);
  }

  /** Time of a parse, in milliseconds: the best of some, for the machine may be busy. */
  static long bestMillis(String text) {
    long best = Long.MAX_VALUE;
    for (int i = 0; i < 8; i++) {
      long start = System.nanoTime();
      parse(text);
      best = Math.min(best, System.nanoTime() - start);
    }
    return best / 1_000_000;
  }

  static ParseResult<CompilationUnit> plain(String text) {
    ParserConfiguration lean =
        new ParserConfiguration()
            .setLanguageLevel(LanguageLevel.BLEEDING_EDGE)
            .setAttributeComments(false);
    lean.getProcessors().clear();
    return new JavaParser(lean).parse(text);
  }

  /** Kinds, places and names of all nodes, in order. */
  static String dump(Node node) {
    StringBuilder out = new StringBuilder();
    dump(node, "", out);
    return out.toString();
  }

  private static void dump(Node node, String indent, StringBuilder out) {
    out.append(indent).append(node.getClass().getSimpleName());
    out.append(' ').append(node.getRange());
    if (node instanceof SimpleName name) {
      out.append(' ').append(name.getIdentifier());
    }
    out.append('\n');
    node.getChildNodes().forEach(child -> dump(child, indent + " ", out));
  }

  /** The names of the methods that have a body that was parsed, in order. */
  static List<String> whole(GuardedParser.Result parsed) {
    return parsed.tree().findAll(MethodDeclaration.class).stream()
        .filter(method -> method.getBody().isPresent())
        .filter(method -> method.getBody().get().getParsed() == Node.Parsedness.PARSED)
        .map(method -> method.getNameAsString())
        .toList();
  }

  static List<String> messages(GuardedParser.Result parsed) {
    return messages(parsed.problems());
  }

  static List<String> messages(List<Problem> problems) {
    return problems.stream()
        .map(problem -> problem.site().span().line() + ": " + problem.message())
        .toList();
  }
}

package dev.heddle.code;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParseStart;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Providers;
import com.github.javaparser.Range;
import com.github.javaparser.ast.CompilationUnit;
import java.util.List;

/** Turns source text into a syntax tree; never throws. Not thread-safe: one for each worker. */
public final class Parser {
  private final JavaParser parser = new JavaParser(configuration());

  /** The tree, the comments and what is missing in them. */
  public Parsed parse(SourceFile file) {
    ParseResult<CompilationUnit> result =
        parser.parse(ParseStart.COMPILATION_UNIT, Providers.provider(file.text()));
    List<Comment> comments =
        result.getCommentsCollection().stream()
            .flatMap(all -> all.getComments().stream())
            .map(comment -> new Comment(span(comment.getRange().orElseThrow()), comment.asString()))
            .toList();
    List<Problem> problems =
        result.getProblems().stream()
            .map(p -> new Problem(new Site(file.path(), Span.NONE), p.getMessage()))
            .toList();
    return new Parsed(file, result.getResult().orElse(null), comments, problems);
  }

  /** The span of a JavaParser range, whose end column is inclusive. */
  public static Span span(Range range) {
    return new Span(range.begin.line, range.begin.column, range.end.line, range.end.column + 1);
  }

  private static ParserConfiguration configuration() {
    ParserConfiguration lean =
        new ParserConfiguration()
            .setLanguageLevel(LanguageLevel.BLEEDING_EDGE)
            .setAttributeComments(false)
            .setDetectOriginalLineSeparator(false);
    // validators and post-processors take half of the time
    lean.getProcessors().clear();
    return lean;
  }
}

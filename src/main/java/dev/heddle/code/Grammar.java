package dev.heddle.code;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParseStart;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Problem;
import com.github.javaparser.Providers;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.comments.CommentsCollection;
import java.util.ArrayList;
import java.util.List;

/** JavaParser with lean settings, for one thread; whatever it throws becomes a failed result. */
final class Grammar {
  private JavaParser parser = new JavaParser(lean());
  private long spent;

  <N extends Node> ParseResult<N> parse(ParseStart<N> start, String text) {
    spent += text.length();
    try {
      return parser.parse(start, Providers.provider(text));
    } catch (StackOverflowError e) {
      return failed("nested too deeply");
    } catch (RuntimeException | AssertionError e) {
      return failed(e.getClass().getSimpleName());
    }
  }

  /** How many characters it has read since it was made. */
  long spent() {
    return spent;
  }

  private <N extends Node> ParseResult<N> failed(String message) {
    // an aborted parser may be left in any state
    parser = new JavaParser(lean());
    List<Problem> problems = new ArrayList<>(List.of(new Problem(message, null, null)));
    return new ParseResult<>(null, problems, new CommentsCollection());
  }

  private static ParserConfiguration lean() {
    ParserConfiguration lean =
        new ParserConfiguration()
            .setLanguageLevel(LanguageLevel.BLEEDING_EDGE)
            .setAttributeComments(false)
            .setDetectOriginalLineSeparator(false);
    // mostly validators, which take half of the time
    lean.getProcessors().clear();
    return lean;
  }
}

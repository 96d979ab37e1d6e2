package dev.heddle.run;

import dev.heddle.code.LineMap;
import dev.heddle.code.Span;
import dev.heddle.rule.Edit;
import dev.heddle.rule.Rewrite;
import dev.heddle.run.CodeTokens.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Turns rewrites into splices of one text: finds the places that a rule cannot know, and writes in
 * the line ends and the indentation of the file.
 */
public final class Splicing {
  private static final String TAB = "\t";
  private static final String DEFAULT_STEP = "    ";

  private final String text;
  private final LineMap lines;
  private final List<Token> tokens;
  private final String lineEnd;
  private final String step;

  /** For one text, without its byte-order mark. */
  public Splicing(String text) {
    this.text = text;
    this.lines = new LineMap(text);
    this.tokens = CodeTokens.of(text);
    this.lineEnd = lineEnd(text);
    this.step = step();
  }

  /** The splices of a rewrite in order, or nothing if it does not fit the text. */
  public Optional<List<Splice>> of(Rewrite rewrite) {
    List<Splice> splices = new ArrayList<>();
    int line = rewrite.edits().get(0).site().span().line();
    for (Edit edit : rewrite.edits()) {
      if (edit.kind() == Edit.Kind.INDENT) {
        splices.addAll(indent(edit.site().span()));
      } else {
        Splice splice = splice(edit, written(edit.text(), line));
        if (splice == null) {
          return Optional.empty();
        }
        splices.add(splice);
      }
    }
    splices.sort(null);
    return isApart(splices) && !splices.isEmpty() ? Optional.of(splices) : Optional.empty();
  }

  /** The span of a splice in the text. */
  public Span span(Splice splice) {
    return lines.span(splice.from(), splice.to());
  }

  private static boolean isApart(List<Splice> splices) {
    for (int i = 1; i < splices.size(); i++) {
      Splice before = splices.get(i - 1);
      Splice next = splices.get(i);
      if (next.from() < before.to() || next.from() == before.from()) {
        return false;
      }
    }
    return true;
  }

  private Splice splice(Edit edit, String written) {
    Span span = edit.site().span();
    int from = lines.offset(span.line(), span.column());
    int to = lines.offset(span.endLine(), span.endColumn());
    return switch (edit.kind()) {
      case REPLACE -> new Splice(from, to, written);
      case BEFORE -> new Splice(from, from, written);
      case AFTER -> new Splice(to, to, written);
      case FIRST_IN_BLOCK -> firstInBlock(span, to, written);
      case MODIFIER -> modifier(span, written);
      case INDENT -> throw new IllegalArgumentException("indents make many splices");
    };
  }

  private String written(String pattern, int line) {
    return pattern.replace("\n", lineEnd + indentation(line)).replace(TAB, step);
  }

  private Splice firstInBlock(Span span, int limit, String statement) {
    for (int i = CodeTokens.indexFrom(tokens, span.line(), span.column()); i < tokens.size(); i++) {
      if (offset(i) >= limit) {
        return null;
      }
      if (tokens.get(i).is("{")) {
        return inBlock(i, span.line(), statement);
      }
    }
    return null;
  }

  private Splice inBlock(int brace, int line, String statement) {
    int after = offset(brace) + 1;
    String newLine = lineEnd + indentation(line);
    int next = brace + 1 < tokens.size() ? offset(brace + 1) : text.length();
    boolean empty = brace + 1 < tokens.size() && tokens.get(brace + 1).is("}");
    if (empty && text.substring(after, next).isBlank()) {
      return new Splice(after, next, newLine + step + statement + newLine);
    }
    boolean sameLine = next < text.length() && lines.line(next) == lines.line(after);
    String inserted = sameLine ? " " + statement : newLine + step + statement;
    return new Splice(after, after, inserted);
  }

  /** The place before the type of a field; the name stands behind the type. */
  private Splice modifier(Span name, String modifier) {
    int at = CodeTokens.indexFrom(tokens, name.line(), name.column()) - 1;
    while (at > 0 && (tokens.get(at).is("]") || tokens.get(at).is("["))) {
      at--;
    }
    int depth = 0;
    while (at > 0 && (depth > 0 || tokens.get(at).is(">"))) {
      depth += tokens.get(at).is(">") ? 1 : tokens.get(at).is("<") ? -1 : 0;
      at--;
    }
    while (at > 1 && tokens.get(at - 1).is(".")) {
      at -= 2;
    }
    if (at < 0 || !Character.isJavaIdentifierStart(tokens.get(at).text().charAt(0))) {
      return null;
    }
    return new Splice(offset(at), offset(at), modifier + " ");
  }

  /** One step before each line that begins inside a span; lines in a text block stay. */
  private List<Splice> indent(Span span) {
    List<Splice> splices = new ArrayList<>();
    for (int line = span.line() + 1; line <= span.endLine(); line++) {
      int start = lines.offset(line, 1);
      int first = start + indentation(line).length();
      boolean inside = first < lines.offset(span.endLine(), span.endColumn());
      boolean blank = first >= text.length() || isLineEnd(text.charAt(first));
      if (inside && !blank && !isInTextBlock(line)) {
        splices.add(new Splice(start, start, step));
      }
    }
    return splices;
  }

  private boolean isInTextBlock(int line) {
    int first = CodeTokens.indexFrom(tokens, line, 1);
    if (first == 0 || !tokens.get(first - 1).text().startsWith("\"\"\"")) {
      return false;
    }
    int start = offset(first - 1);
    return lines.offset(line, 1) < start + tokens.get(first - 1).text().length();
  }

  private int offset(int token) {
    return lines.offset(tokens.get(token).line(), tokens.get(token).column());
  }

  private String indentation(int line) {
    int start = lines.offset(line, 1);
    int end = start;
    while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
      end++;
    }
    return text.substring(start, end);
  }

  /** The indentation of the first line of code that has any. */
  private String step() {
    int line = 0;
    for (Token token : tokens) {
      if (token.line() != line && token.column() > 1) {
        String before = indentation(token.line());
        if (before.length() == token.column() - 1) {
          return before.startsWith(TAB) ? TAB : before;
        }
      }
      line = token.line();
    }
    return DEFAULT_STEP;
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  private static String lineEnd(String text) {
    int first = text.indexOf('\n');
    if (first < 0) {
      return text.indexOf('\r') < 0 ? "\n" : "\r";
    }
    return first > 0 && text.charAt(first - 1) == '\r' ? "\r\n" : "\n";
  }
}

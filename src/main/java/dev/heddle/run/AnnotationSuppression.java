package dev.heddle.run;

import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.run.CodeTokens.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * `@SuppressWarnings("heddle:rule")` on a declaration, with the ids and the annotation of other
 * tools that mean the same.
 */
record AnnotationSuppression(Span span, String name, String rule, boolean isOurs, Span declaration)
    implements Suppression {
  private static final List<String> NAMES = List.of("SuppressWarnings", "SuppressFBWarnings");

  /** How our ids begin in an annotation. */
  static final String OURS = "heddle:";

  private static final Set<String> DROPPED_VALUES =
      Set.of("unjoined-future", "unsubscribed-publisher", "lost-task");

  /** Ids that other tools read, and our rules that say the same. */
  private static final Map<String, Set<String>> FOREIGN =
      Map.ofEntries(
          Map.entry("FutureReturnValueIgnored", DROPPED_VALUES),
          Map.entry("CheckReturnValue", DROPPED_VALUES),
          Map.entry("all", DROPPED_VALUES),
          Map.entry("BusyWait", Set.of("busy-wait")),
          Map.entry("DoubleCheckedLocking", Set.of("broken-double-checked-locking")),
          Map.entry("FieldAccessNotGuarded", Set.of("inconsistent-sync")),
          Map.entry("GuardedBy", Set.of("inconsistent-sync")),
          Map.entry("NonAtomicOperationOnVolatileField", Set.of("non-atomic-update")),
          Map.entry("NonAtomicVolatileUpdate", Set.of("non-atomic-update")),
          Map.entry("SynchronizeOnNonFinalField", Set.of("bad-lock-object")),
          Map.entry("WaitNotInLoop", Set.of("wait-outside-loop")),
          Map.entry(
              "AT_NONATOMIC_OPERATIONS_ON_SHARED_VARIABLE",
              Set.of("non-atomic-update", "inconsistent-sync")),
          Map.entry("AT_OPERATION_SEQUENCE_ON_CONCURRENT_ABSTRACTION", Set.of("non-atomic-update")),
          Map.entry("VO_VOLATILE_INCREMENT", Set.of("non-atomic-update")),
          Map.entry("IS2_INCONSISTENT_SYNC", Set.of("inconsistent-sync")),
          Map.entry("IS_INCONSISTENT_SYNC", Set.of("inconsistent-sync")),
          Map.entry("IS_FIELD_NOT_GUARDED", Set.of("inconsistent-sync")),
          Map.entry("DC_DOUBLECHECK", Set.of("broken-double-checked-locking")),
          Map.entry("WA_NOT_IN_LOOP", Set.of("wait-outside-loop")));

  /** Our rules that say the same as one of another tool. */
  static Set<String> sayingTheSame(String foreign) {
    return FOREIGN.getOrDefault(foreign, Set.of());
  }

  /** Whether a source seems to have one: cheap to ask before its tokens are made. */
  static boolean mayBeIn(String text) {
    return NAMES.stream().anyMatch(text::contains)
        && (text.contains('"' + OURS)
            || FOREIGN.keySet().stream().anyMatch(id -> text.contains('"' + id + '"')));
  }

  /** Those of a file, one for each rule that an annotation names. */
  static List<AnnotationSuppression> in(List<Token> tokens) {
    List<AnnotationSuppression> found = new ArrayList<>();
    for (int i = 0; i + 1 < tokens.size(); i++) {
      if (NAMES.stream().anyMatch(tokens.get(i)::is) && tokens.get(i + 1).is("(")) {
        int close = closing(tokens, i + 1);
        Span declaration = declarationFrom(tokens, i, close + 1);
        for (Token argument : tokens.subList(i + 2, Math.min(close, tokens.size()))) {
          read(tokens.get(i).text(), argument, declaration, found);
        }
      }
    }
    return found;
  }

  private static void read(
      String name, Token argument, Span declaration, List<AnnotationSuppression> found) {
    String text = argument.text();
    if (text.length() < 2 || !text.startsWith("\"") || !text.endsWith("\"")) {
      return;
    }
    String id = text.substring(1, text.length() - 1);
    Span span =
        new Span(
            argument.line(),
            argument.column(),
            argument.line(),
            argument.column() + argument.text().length());
    if (id.startsWith(OURS)) {
      String rule = id.substring(OURS.length());
      found.add(new AnnotationSuppression(span, name, rule, true, declaration));
    }
    for (String rule : sayingTheSame(id)) {
      found.add(new AnnotationSuppression(span, name, rule, false, declaration));
    }
  }

  private static int closing(List<Token> tokens, int open) {
    int depth = 0;
    for (int i = open; i < tokens.size(); i++) {
      depth += tokens.get(i).is("(") ? 1 : tokens.get(i).is(")") ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return tokens.size();
  }

  /** From an annotation to the end of what it annotates. */
  private static Span declarationFrom(List<Token> tokens, int annotation, int from) {
    int depth = 0;
    boolean initialiser = false;
    int end = Math.min(from, tokens.size() - 1);
    for (; end < tokens.size() - 1; end++) {
      Token token = tokens.get(end);
      boolean closes = token.is("}") || token.is(")");
      depth += token.is("{") || token.is("(") ? 1 : closes ? -1 : 0;
      initialiser |= depth == 0 && token.is("=");
      boolean bodyEnds = token.is("}") && !initialiser;
      if (depth < 0 || (depth == 0 && (token.is(";") || bodyEnds))) {
        break;
      }
    }
    Token first = tokens.get(start(tokens, annotation));
    Token last = tokens.get(end);
    return new Span(
        first.line(), first.column(), last.line(), last.column() + last.text().length());
  }

  /** The `@` of an annotation, also where its name is qualified. */
  private static int start(List<Token> tokens, int name) {
    int at = name;
    while (at >= 2 && tokens.get(at - 1).is(".")) {
      at -= 2;
    }
    return at > 0 && tokens.get(at - 1).is("@") ? at - 1 : name;
  }

  @Override
  public List<String> rules() {
    return List.of(rule);
  }

  @Override
  public String reason() {
    return "`@" + name + "`";
  }

  @Override
  public boolean wantsReason() {
    return false;
  }

  @Override
  public boolean covers(Site site, Site statement) {
    return declaration.contains(site.span());
  }
}

package dev.heddle.run;

import dev.heddle.code.Workers;
import dev.heddle.flow.Method;
import dev.heddle.flow.Program;
import dev.heddle.flow.Type;
import dev.heddle.rule.Page;
import dev.heddle.rule.Pages;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * All rules asked of a program, part by part: memory is slow, and what one rule has just looked at
 * is near for all others.
 */
final class RuleRound {
  /** So many bodies or types are a part: enough work to share out, and seldom a long last one. */
  private static final int PART = 200;

  private static final RuleRun[] NOBODY = {};

  private final List<Rule> rules;
  private final Pages pages;
  private final List<Part> parts = new ArrayList<>();

  /**
   * One share of the work.
   *
   * @param number 0 for the first
   * @param whole the program, for what is true only of all its parts together; else null
   */
  private record Part(int number, Program whole, List<Type> types, List<Method> methods) {}

  /** The round of all rules. */
  RuleRound(List<Rule> rules, Pages pages, Program program) {
    this.rules = rules;
    this.pages = pages;
    parts.add(new Part(0, program, List.of(), List.of()));
    split(program.askedTypes())
        .forEach(types -> parts.add(new Part(parts.size(), null, types, List.of())));
    split(program.asked())
        .forEach(methods -> parts.add(new Part(parts.size(), null, List.of(), methods)));
  }

  private static <T> List<List<T>> split(List<T> all) {
    List<List<T>> split = new ArrayList<>();
    for (int i = 0; i < all.size(); i += PART) {
      split.add(all.subList(i, Math.min(all.size(), i + PART)));
    }
    return split;
  }

  /** What each rule found, in the order of the rules. */
  List<RuleRun> run(Workers workers, Progress progress) {
    List<RuleRun> open = rules.stream().map(this::start).toList();
    List<List<RuleRun>> answers =
        workers.map(
            parts,
            () -> open,
            (all, part) -> {
              List<RuleRun> own = ask(all, part);
              progress.done(Progress.Stage.RULES, parts.size());
              return own;
            });
    for (List<RuleRun> part : answers) {
      for (int i = 0; i < part.size(); i++) {
        open.get(i).add(part.get(i));
      }
    }
    return open;
  }

  private RuleRun start(Rule rule) {
    return new RuleRun(rule, pages.find(rule.id()).map(Page::severity).orElse(Severity.WARNING));
  }

  private static List<RuleRun> ask(List<RuleRun> all, Part part) {
    List<RuleRun> own = all.stream().map(RuleRun::another).toList();
    RuleRun[] asked = new RuleRun[own.size()];
    int count = 0;
    for (int i = 0; i < asked.length; i++) {
      if (!all.get(i).isGivenUpBefore(part.number())) {
        asked[count++] = own.get(i);
      }
    }
    ask(Arrays.copyOf(asked, count), part);
    own.forEach(run -> run.done(part.number()));
    return own;
  }

  private static void ask(RuleRun[] runs, Part part) {
    for (RuleRun run : part.whole() == null ? NOBODY : runs) {
      run.ask(part.whole());
    }
    for (Type type : part.types()) {
      for (RuleRun run : runs) {
        run.ask(type);
      }
    }
    RuleRun[] ofMethods = Stream.of(runs).filter(RuleRun::isOfMethods).toArray(RuleRun[]::new);
    for (Method method : part.methods()) {
      for (RuleRun run : method.isPlain() ? NOBODY : ofMethods) {
        run.ask(method);
      }
    }
  }
}

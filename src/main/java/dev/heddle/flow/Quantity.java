package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.util.List;
import java.util.OptionalLong;

/** A whole number as far as the sources say it: literals, constants and sums of them. */
public final class Quantity {
  private static final int DEPTH = 8;

  private Quantity() {}

  /** The number, empty if it is only known when the program runs. */
  public static OptionalLong of(Expression expression) {
    return expression == null ? OptionalLong.empty() : of(expression, DEPTH);
  }

  public static boolean is(Expression expression, long number) {
    OptionalLong known = of(expression);
    return known.isPresent() && known.getAsLong() == number;
  }

  /** Whether it is the largest `int`, which stands for no limit. */
  public static boolean isEndless(Expression expression) {
    return of(expression).orElse(0) >= Integer.MAX_VALUE;
  }

  private static OptionalLong of(Expression expression, int depth) {
    Expression origin = expression.origin();
    if (depth == 0) {
      return OptionalLong.empty();
    }
    if (origin.constant() != null) {
      return parse(origin.constant());
    }
    Event event = origin.event();
    if (event instanceof Event.Read r && r.name().equals("MAX_VALUE")) {
      boolean isLong = r.owner() instanceof Value.TypeName t && t.name().endsWith("Long");
      return OptionalLong.of(isLong ? Long.MAX_VALUE : Integer.MAX_VALUE);
    }
    if (event instanceof Event.Operation o) {
      List<OptionalLong> parts =
          o.operands().stream()
              .map(v -> of(new Expression(origin.link(), v, event.region()), depth - 1))
              .toList();
      return parts.stream().allMatch(OptionalLong::isPresent)
          ? apply(o.operator(), parts.stream().mapToLong(OptionalLong::getAsLong).toArray())
          : OptionalLong.empty();
    }
    return OptionalLong.empty();
  }

  private static OptionalLong apply(String operator, long[] of) {
    if (of.length == 1) {
      return operator.equals("-") ? OptionalLong.of(-of[0]) : OptionalLong.empty();
    }
    if (of.length != 2) {
      return OptionalLong.empty();
    }
    return switch (operator) {
      case "+" -> OptionalLong.of(of[0] + of[1]);
      case "-" -> OptionalLong.of(of[0] - of[1]);
      case "*" -> OptionalLong.of(of[0] * of[1]);
      case "/" -> of[1] == 0 ? OptionalLong.empty() : OptionalLong.of(of[0] / of[1]);
      case "<<" -> OptionalLong.of(of[0] << of[1]);
      default -> OptionalLong.empty();
    };
  }

  private static OptionalLong parse(String text) {
    String digits = text.replace("_", "").replaceAll("[lL]$", "");
    try {
      return OptionalLong.of(Long.decode(digits));
    } catch (NumberFormatException e) {
      return OptionalLong.empty();
    }
  }
}

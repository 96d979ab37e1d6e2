package dev.heddle.flow;

import dev.heddle.fact.Event;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What becomes of a value inside the body that made it, also through locals and lambdas. */
public final class Fate {
  private final Expression value;
  private final List<Use> uses;

  private Fate(Expression value) {
    this.value = value;
    this.uses = value.allUses();
  }

  public static Fate of(Expression value) {
    return new Fate(value);
  }

  /** The calls made on it. */
  public Stream<Call> calls() {
    return uses.stream().filter(u -> u.kind() == Use.Kind.RECEIVER).map(value::callOf);
  }

  public boolean isCalled(Predicate<Call> wanted) {
    return calls().anyMatch(wanted);
  }

  /** Whether nothing is ever done with it: it is dropped where it is made, or kept unread. */
  public boolean isDropped() {
    return uses.stream().allMatch(this::isNoUse);
  }

  private boolean isNoUse(Use use) {
    return switch (use.kind()) {
      case DISCARDED, ASSIGNED, CAST -> true;
      case OPERAND -> Expression.isArm(use);
      case LAMBDA_RESULT -> value.user(use).method().returns().isVoid();
      default -> false;
    };
  }

  /** Whether code beyond this body may get hold of it. */
  public boolean leaves() {
    return leaves((call, argument) -> false);
  }

  /**
   * Whether code beyond this body may get hold of it.
   *
   * @param keeps tells which calls only use an argument and take no charge of it
   */
  public boolean leaves(Keeper keeps) {
    return uses.stream().anyMatch(use -> leaves(use, keeps));
  }

  /** Its uses, in the order of its locals. */
  List<Use> uses() {
    return uses;
  }

  /** Whether code beyond this body may get hold of it by one use. */
  boolean leaves(Use use, Keeper keeps) {
    return switch (use.kind()) {
      case RETURNED, STORED, ELEMENT, THROWN, QUALIFIER, RESOURCE, OWNER -> true;
      case LAMBDA_RESULT -> !value.user(use).method().returns().isVoid();
      case ARGUMENT -> !keeps.keeps(value.callOf(use), use.index());
      default -> false;
    };
  }

  /** A call that uses a value without taking charge of it. */
  @FunctionalInterface
  public interface Keeper {
    boolean keeps(Call call, int argument);
  }

  /** The fields of the sources that it is put into. */
  public Stream<Field> fields() {
    return uses.stream()
        .filter(u -> u.kind() == Use.Kind.STORED)
        .map(u -> (Event.Store) u.event())
        .map(s -> value.link().field(s))
        .filter(java.util.Objects::nonNull);
  }
}

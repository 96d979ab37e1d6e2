package dev.heddle.fact;

/** A symbolic value: what an expression stands for, as far as one body can say. */
public sealed interface Value {
  Value UNKNOWN = new Unknown();

  /** The result of event {@code event} of the same body. */
  record Result(int event) implements Value {
    private static final Result[] COMMON = new Result[1024];

    static {
      java.util.Arrays.setAll(COMMON, Result::new);
    }

    /** The same as the constructor; the first ones are shared. */
    public static Result of(int event) {
      return event < COMMON.length ? COMMON[event] : new Result(event);
    }
  }

  /** The content of local variable or parameter {@code variable} of the same body. */
  record Local(int variable) implements Value {
    private static final Local[] COMMON = new Local[256];

    static {
      java.util.Arrays.setAll(COMMON, Local::new);
    }

    /** The same as the constructor; the first ones are shared. */
    public static Local of(int variable) {
      return variable < COMMON.length ? COMMON[variable] : new Local(variable);
    }
  }

  /** A literal: its kind and its source text (strings without quotes, escapes as written). */
  record Constant(Literal kind, String text) implements Value {}

  /**
   * The current object.
   *
   * @param type `Outer` of `Outer.this` as written, or empty
   */
  record Self(String type) implements Value {}

  /** The current object seen as its super class. */
  record Super() implements Value {}

  /** A type used as the receiver of a static member, as written. */
  record TypeName(String name) implements Value {}

  /** A value of which nothing is known. */
  record Unknown() implements Value {}

  /** The kinds of literal. */
  enum Literal {
    NULL,
    BOOLEAN,
    CHARACTER,
    STRING,
    INT,
    LONG,
    DOUBLE,
    CLASS
  }
}

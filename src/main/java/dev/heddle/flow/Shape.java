package dev.heddle.flow;

/** Whether the body of a lambda gives a value, as JLS 15.27.2 asks. */
enum Shape {
  VOID,
  VALUE,
  /** An expression that may stand as a statement: both. */
  EITHER
}

package dev.heddle.flow;

/** How sure the engine is of a finding: the weakest of its parts. */
public enum Confidence {
  WEAK,
  DEFAULT,
  CERTAIN;

  public Confidence and(Confidence other) {
    return compareTo(other) < 0 ? this : other;
  }

  public Confidence lower() {
    return this == CERTAIN ? DEFAULT : WEAK;
  }
}

package dev.heddle.run;

/** Told by several threads how far a scan is. */
@FunctionalInterface
public interface Progress {
  /** Tells nobody. */
  Progress NONE = (stage, all) -> {};

  /** What a scan does, one after the other. */
  enum Stage {
    /** A file is read and taken apart. */
    FILES,
    /** All rules are asked about a part of the program. */
    RULES
  }

  /**
   * One more part of a stage is done.
   *
   * @param all how many parts the stage has
   */
  void done(Stage stage, int all);
}

package dev.heddle.flow;

/** The words of `when` in catalog entries: conditions that only code can tell. */
final class EntryWords {
  private final Program program;

  EntryWords(Program program) {
    this.program = program;
  }

  /** Whether the word holds; a word that nobody knows never does. */
  boolean holds(String word, Method method) {
    return false;
  }
}

package dev.heddle.ui.sarif;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * GitHub's `primaryLocationLineHash`: one hash a line over the next hundred characters that are no
 * blanks, and which of the equal ones it is. The same algorithm, step for step, as
 * `src/fingerprints.ts` of codeql-action, so that the upload action agrees with us.
 */
public final class LineHash {
  private static final int WINDOW = 100;
  private static final long FACTOR = 37;
  private static final long LAST_FACTOR = power();
  private static final char END_OF_FILE = 65535;
  private static final int NO_LINE = -1;

  private final char[] window = new char[WINDOW];
  private final int[] startedAt = new int[WINDOW];
  private final List<String> hashes = new ArrayList<>();
  private final Map<String, Integer> counts = new HashMap<>();
  private long hash;
  private int slot;
  private int line;
  private boolean atLineStart = true;
  private boolean afterReturn;

  private LineHash() {
    Arrays.fill(startedAt, NO_LINE);
  }

  /**
   * The hashes of all lines, the first at index 0.
   *
   * @param text of the file as decoded, a byte-order mark kept
   */
  public static List<String> of(String text) {
    LineHash state = new LineHash();
    for (int i = 0; i < text.length(); i++) {
      state.read(text.charAt(i));
    }
    state.read(END_OF_FILE);
    for (int i = 0; i < WINDOW; i++) {
      state.emit();
      state.push((char) 0);
    }
    return state.hashes;
  }

  private void read(char c) {
    if (c == ' ' || c == '\t' || (afterReturn && c == '\n')) {
      afterReturn = false;
      return;
    }
    afterReturn = c == '\r';
    char kept = afterReturn ? '\n' : c;
    emit();
    if (atLineStart) {
      atLineStart = false;
      startedAt[slot] = ++line;
    }
    if (kept == '\n') {
      atLineStart = true;
    }
    push(kept);
  }

  /** Gives the line that started a whole window ago its hash. */
  private void emit() {
    if (startedAt[slot] != NO_LINE) {
      String hex = Long.toHexString(hash);
      hashes.add(hex + ":" + counts.merge(hex, 1, Integer::sum));
      startedAt[slot] = NO_LINE;
    }
  }

  private void push(char c) {
    hash = FACTOR * hash + c - LAST_FACTOR * window[slot];
    window[slot] = c;
    slot = (slot + 1) % WINDOW;
  }

  private static long power() {
    long power = 1;
    for (int i = 0; i < WINDOW; i++) {
      power *= FACTOR;
    }
    return power;
  }
}

package dev.heddle.ui.text;

import java.util.Map;
import java.util.TreeMap;

/** How many columns of a terminal a character takes. */
final class Width {
  /** First and last code points of the wide blocks of East Asian scripts and emoji. */
  private static final TreeMap<Integer, Integer> WIDE =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry(0x1100, 0x115F),
              Map.entry(0x231A, 0x231B),
              Map.entry(0x23E9, 0x23EC),
              Map.entry(0x25FD, 0x25FE),
              Map.entry(0x2614, 0x2615),
              Map.entry(0x26A1, 0x26A1),
              Map.entry(0x26D4, 0x26D4),
              Map.entry(0x2705, 0x2705),
              Map.entry(0x2728, 0x2728),
              Map.entry(0x274C, 0x274C),
              Map.entry(0x2753, 0x2757),
              Map.entry(0x2B1B, 0x2B1C),
              Map.entry(0x2B50, 0x2B55),
              Map.entry(0x2E80, 0x303E),
              Map.entry(0x3041, 0xA4CF),
              Map.entry(0xA960, 0xA97C),
              Map.entry(0xAC00, 0xD7A3),
              Map.entry(0xF900, 0xFAFF),
              Map.entry(0xFE30, 0xFE6F),
              Map.entry(0xFF00, 0xFF60),
              Map.entry(0xFFE0, 0xFFE6),
              Map.entry(0x1F004, 0x1F004),
              Map.entry(0x1F18E, 0x1F19A),
              Map.entry(0x1F200, 0x1F320),
              Map.entry(0x1F32D, 0x1F64F),
              Map.entry(0x1F680, 0x1F6FC),
              Map.entry(0x1F7E0, 0x1F7EB),
              Map.entry(0x1F90C, 0x1F9FF),
              Map.entry(0x1FA70, 0x1FAFF),
              Map.entry(0x20000, 0x3FFFD)));

  private Width() {}

  /** 0 for marks that combine with the character before, 2 for wide characters, else 1. */
  static int of(int codePoint) {
    int type = Character.getType(codePoint);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    Map.Entry<Integer, Integer> block = WIDE.floorEntry(codePoint);
    return block != null && codePoint <= block.getValue() ? 2 : 1;
  }

  /** Columns of a whole text that has no hidden characters. */
  static int of(String text) {
    return text.codePoints().map(Width::of).sum();
  }
}

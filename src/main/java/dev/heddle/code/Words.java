package dev.heddle.code;

import java.util.List;

/**
 * One string for all that are equal, and one type: programs repeat few names very often. What is
 * forgotten is only made twice.
 */
public final class Words {
  private static final int SIZE = 1 << 14;

  // written and read by all workers without order: each entry is immutable, and any will do
  private static final String[] STRINGS = new String[SIZE];
  private static final TypeRef[] TYPES = new TypeRef[SIZE];

  private Words() {}

  /** The shared string of a word. */
  public static String of(String word) {
    int place = place(word.hashCode());
    String known = STRINGS[place];
    if (word.equals(known)) {
      return known;
    }
    STRINGS[place] = word;
    return word;
  }

  /**
   * The shared string of some characters.
   *
   * @param hash that of the string
   */
  static String of(char[] text, int start, int end, int hash) {
    int place = place(hash);
    String known = STRINGS[place];
    if (known != null && matches(known, text, start, end)) {
      return known;
    }
    String word = new String(text, start, end - start);
    STRINGS[place] = word;
    return word;
  }

  /** Whether a word is just these characters. */
  static boolean matches(String word, char[] text, int start, int end) {
    if (word.length() != end - start) {
      return false;
    }
    for (int i = start; i < end; i++) {
      if (word.charAt(i - start) != text[i]) {
        return false;
      }
    }
    return true;
  }

  /** The type of a name, without arguments. */
  public static TypeRef type(String name) {
    int place = place(name.hashCode());
    TypeRef known = TYPES[place];
    if (known == null || !known.name().equals(name)) {
      known = new TypeRef(of(name), List.of(), 0, false);
      TYPES[place] = known;
    }
    return known;
  }

  private static int place(int hash) {
    return (hash ^ (hash >>> 14)) & (SIZE - 1);
  }
}

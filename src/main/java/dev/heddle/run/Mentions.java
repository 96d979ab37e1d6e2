package dev.heddle.run;

import java.util.HashSet;
import java.util.Set;

/**
 * What a source may refer to, read off its text without parsing it: enough to tell which files
 * cannot matter to each other.
 *
 * @param words all names with a capital first letter, those in comments included
 * @param supertypes the names behind `extends` and `implements`
 */
record Mentions(Set<String> words, Set<String> supertypes) {

  /** The names in a text. */
  static Mentions in(String text) {
    Set<String> words = new HashSet<>();
    Set<String> supertypes = new HashSet<>();
    boolean inHeader = false;
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (!Character.isJavaIdentifierStart(c)) {
        inHeader &= c != '{' && c != ';';
        at++;
        continue;
      }
      int end = at + 1;
      while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
        end++;
      }
      if (Character.isUpperCase(c)) {
        String word = text.substring(at, end);
        words.add(word);
        if (inHeader) {
          supertypes.add(word);
        }
      } else if (isHeaderWord(text, at, end)) {
        inHeader = true;
      }
      at = end;
    }
    return new Mentions(words, supertypes);
  }

  private static boolean isHeaderWord(String text, int at, int end) {
    return (end - at == 7 && text.startsWith("extends", at))
        || (end - at == 10 && text.startsWith("implements", at));
  }
}

package dev.heddle.ui.sarif;

import de.jcup.sarif_2_1_0.model.Message;
import de.jcup.sarif_2_1_0.model.MultiformatMessageString;

/** Our phrases as SARIF wants them: sentences, single quotes around code, no accidental links. */
final class SarifText {
  private static final int LONGEST_DESCRIPTION = 1024;

  private SarifText() {}

  /** A sentence with a capital and a full stop; empty for an empty phrase. */
  static String sentence(String phrase) {
    String text = escape(phrase.strip()).replace('`', '\'');
    if (text.isEmpty()) {
      return "";
    }
    int first = text.codePointAt(0);
    String start = Character.toString(Character.toTitleCase(first));
    String sentence = start + text.substring(Character.charCount(first));
    return ".!?".indexOf(sentence.charAt(sentence.length() - 1)) >= 0 ? sentence : sentence + ".";
  }

  /** A reference to the related location of that id. */
  static String link(String phrase, int id) {
    return "[" + escape(phrase.strip()).replace('`', '\'') + "](" + id + ")";
  }

  static Message message(String text) {
    Message message = new Message();
    message.setText(text);
    return message;
  }

  /** Plain text of a description, cut to what GitHub takes. */
  static MultiformatMessageString description(String text) {
    MultiformatMessageString description = new MultiformatMessageString();
    String plain = text.replace('`', '\'');
    description.setText(
        plain.length() <= LONGEST_DESCRIPTION
            ? plain
            : plain.substring(0, LONGEST_DESCRIPTION - 1) + "…");
    return description;
  }

  /** Brackets in code would be taken for links to other locations. */
  private static String escape(String text) {
    return text.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]");
  }
}

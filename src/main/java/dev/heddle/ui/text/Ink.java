package dev.heddle.ui.text;

import dev.heddle.rule.Severity;

/** ANSI colours for a terminal, or none at all. */
public record Ink(boolean on) {
  private static final String RED = "31";
  private static final String YELLOW = "33";
  private static final String BLUE = "34";
  private static final String CYAN = "36";
  private static final String BOLD = "1";

  /** Text in the colour of a severity. */
  public String severity(Severity severity, String text) {
    return switch (severity) {
      case ERROR -> paint(BOLD + ";" + RED, text);
      case WARNING -> paint(BOLD + ";" + YELLOW, text);
      case NOTE -> paint(BOLD + ";" + CYAN, text);
    };
  }

  /** Text that must be seen first. */
  public String strong(String text) {
    return paint(BOLD, text);
  }

  /** The lines and signs around the code. */
  public String frame(String text) {
    return paint(BOLD + ";" + BLUE, text);
  }

  private String paint(String codes, String text) {
    return on && !text.isEmpty() ? "\u001b[" + codes + "m" + text + "\u001b[0m" : text;
  }
}

package dev.heddle.ui.lsp;

import dev.heddle.rule.Finding;
import java.util.List;

/**
 * An open document as it was last analysed.
 *
 * @param uri as the client writes it
 * @param version of the text, as the client counts
 * @param findings those in this text
 */
record Document(String uri, int version, String text, List<Finding> findings) {
  Document with(List<Finding> found) {
    return new Document(uri, version, text, found);
  }

  /** The text as sites count it. */
  String unmarked() {
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}

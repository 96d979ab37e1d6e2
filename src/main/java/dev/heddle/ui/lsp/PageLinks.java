package dev.heddle.ui.lsp;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;

/** Where an editor can open the page of a rule: in the clone that Heddle was built from. */
final class PageLinks {
  /** The jar lies in `target`, classes one folder deeper. */
  private static final int LEVELS = 3;

  private static final Optional<Path> FOLDER = folder();

  private PageLinks() {}

  /** The address of a page; empty where a jar is all there is. */
  static Optional<String> of(String rule) {
    return FOLDER
        .map(folder -> folder.resolve(rule + ".md"))
        .filter(Files::isRegularFile)
        .map(page -> page.toUri().toString());
  }

  private static Optional<Path> folder() {
    CodeSource source = PageLinks.class.getProtectionDomain().getCodeSource();
    try {
      Path at = source == null ? null : Path.of(source.getLocation().toURI()).getParent();
      for (int i = 0; i < LEVELS && at != null; i++) {
        if (Files.isRegularFile(at.resolve("rules/README.md"))) {
          return Optional.of(at.resolve("rules"));
        }
        at = at.getParent();
      }
    } catch (URISyntaxException | IllegalArgumentException e) {
      return Optional.empty(); // classes that come from no file
    }
    return Optional.empty();
  }
}

package dev.heddle.ui.lsp;

import dev.heddle.run.Workspace;
import java.nio.file.Path;
import java.util.Optional;

/** Opens the workspace of a root. */
@FunctionalInterface
public interface Opening {
  /**
   * The sources below a root.
   *
   * @param config the configuration that counts there, if any
   */
  Workspace open(Path root, Optional<Path> config);
}

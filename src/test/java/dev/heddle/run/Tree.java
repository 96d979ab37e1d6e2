package dev.heddle.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes small trees of files for tests. */
final class Tree {
  private final Path root;

  Tree(Path root) {
    this.root = root;
  }

  Path root() {
    return root;
  }

  Tree with(String path, String... lines) throws IOException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, String.join("\n", lines) + "\n");
    return this;
  }

  Tree folder(String path) throws IOException {
    Files.createDirectories(root.resolve(path));
    return this;
  }
}

package dev.heddle.ui.lsp;

import dev.heddle.run.ConfigReader;
import dev.heddle.run.SourceWalk;
import dev.heddle.run.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The workspaces of the files that are open: one a root and configuration, opened when needed. */
final class Workspaces {
  private record Key(Path root, Optional<Path> config) {}

  private final Opening opening;
  private final Map<Key, Workspace> open = new HashMap<>();
  private List<Path> folders = List.of();

  Workspaces(Opening opening) {
    this.opening = opening;
  }

  /** The folders that the client works on: they are roots where there is no repository. */
  void folders(List<Path> clients) {
    folders = clients.stream().filter(Files::isDirectory).map(Workspaces::real).toList();
  }

  /** The workspace of a file, which need not exist. */
  Workspace of(Path file) {
    Path place = Files.exists(file) ? file : file.getParent();
    Path start = folders.stream().filter(file::startsWith).findFirst().orElse(place);
    Path root = SourceWalk.rootOf(List.of(start));
    Key key = new Key(root, ConfigReader.find(place, root, root));
    return open.computeIfAbsent(key, k -> opening.open(k.root(), k.config()));
  }

  /** A file without links in its path, so that its name below the root is known. */
  static Path real(Path file) {
    try {
      return Files.exists(file)
          ? file.toRealPath()
          : file.getParent().toRealPath().resolve(file.getFileName());
    } catch (IOException e) {
      return file.toAbsolutePath().normalize();
    }
  }

  /** Those that are open. */
  Collection<Workspace> all() {
    return open.values();
  }

  /** Forgets all of them, since a configuration or many files have changed. */
  void clear() {
    open.clear();
  }
}

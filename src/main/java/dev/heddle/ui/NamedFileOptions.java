package dev.heddle.ui;

import dev.heddle.run.NamedFiles;
import dev.heddle.run.UsageError;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** How editors and commit hooks name files. */
final class NamedFileOptions {
  private static final Path STANDARD_INPUT = Path.of("-");

  @Option(
      names = "--stdin-filename",
      paramLabel = "FILE",
      description = "The file whose text is on the standard input if PATH is `-`.")
  private Path stdin;

  @Option(
      names = "--force-exclude",
      description = "Let the configuration exclude files that are named, too.")
  private boolean filtered;

  @Option(names = "--alone", description = "Analyse named files without the sources around them.")
  private boolean alone;

  /** Whether the text of the one file comes from the standard input. */
  static boolean readsInput(List<Path> paths) {
    return paths.contains(STANDARD_INPUT);
  }

  /** The paths to scan: those given, with the name of the file that `-` stands for. */
  List<Path> paths(List<Path> given) {
    if (!readsInput(given)) {
      return given.isEmpty() ? List.of(Path.of("")) : given;
    }
    if (given.size() > 1 || stdin == null) {
      throw new UsageError("`-` stands alone and wants --stdin-filename FILE");
    }
    return List.of(stdin);
  }

  /** Where to look for a configuration: an unsaved file may not be there yet. */
  List<Path> configured(List<Path> scanned) {
    List<Path> places = new ArrayList<>();
    for (Path path : scanned) {
      boolean fresh = stdin != null && !Files.exists(path) && path.toAbsolutePath() != null;
      places.add(fresh ? path.toAbsolutePath().getParent() : path);
    }
    return places;
  }

  /** How they are treated; reads the standard input if it is asked for. */
  NamedFiles read(List<Path> given, InputStream input) throws IOException {
    if (!readsInput(given)) {
      return new NamedFiles(filtered, alone, Optional.empty());
    }
    String text = new String(input.readAllBytes(), StandardCharsets.UTF_8);
    return new NamedFiles(true, alone, Optional.of(new NamedFiles.Unsaved(stdin, text)));
  }
}

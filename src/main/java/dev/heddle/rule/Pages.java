package dev.heddle.rule;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Collection;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** All rule pages, ordered by id. */
public final class Pages {
  private static final String PACKAGED = "dev/heddle/rules/";

  private final NavigableMap<String, Page> byId = new TreeMap<>();

  private Pages() {}

  /** These pages and no others. */
  public static Pages of(Collection<Page> all) {
    Pages pages = new Pages();
    all.forEach(page -> pages.byId.put(page.id(), page));
    return pages;
  }

  /**
   * The pages of this build: from its jar, else from the folder `rules` of the project whose
   * classes are running.
   *
   * @throws IllegalArgumentException naming the page and line that does not keep the form
   */
  public static Pages load() {
    Path home = home();
    try {
      return Files.isDirectory(home) ? fromFolder(folderNear(home)) : fromJar(home);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All pages, by id. */
  public Collection<Page> all() {
    return byId.values();
  }

  /** The ids of all pages, in order. */
  public Set<String> ids() {
    return byId.keySet();
  }

  /** The page of one rule, if there is such a rule. */
  public Optional<Page> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  private static Path home() {
    CodeSource source = Pages.class.getProtectionDomain().getCodeSource();
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("classes from a place that is no file: " + source, e);
    }
  }

  private static Path folderNear(Path classes) {
    for (Path folder = classes; folder != null; folder = folder.getParent()) {
      if (Files.isRegularFile(folder.resolve("pom.xml"))) {
        return folder.resolve("rules");
      }
    }
    return classes.resolve(PACKAGED);
  }

  private static Pages fromFolder(Path folder) throws IOException {
    Pages pages = new Pages();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          pages.add(file.getFileName().toString(), Files.readAllBytes(file));
        }
      }
    }
    return pages;
  }

  private static Pages fromJar(Path file) throws IOException {
    Pages pages = new Pages();
    try (JarFile jar = new JarFile(file.toFile())) {
      for (JarEntry entry : jar.stream().filter(e -> e.getName().startsWith(PACKAGED)).toList()) {
        pages.add(
            entry.getName().substring(PACKAGED.length()), jar.getInputStream(entry).readAllBytes());
      }
    }
    return pages;
  }

  private void add(String name, byte[] bytes) {
    if (name.endsWith(".md") && !name.contains("/") && !name.equals("README.md")) {
      Page page = PageReader.read(name, new String(bytes, StandardCharsets.UTF_8));
      if (!name.equals(page.id() + ".md")) {
        throw new IllegalArgumentException(name + ":1: the title must be the name of the file");
      }
      byId.put(page.id(), page);
    }
  }
}

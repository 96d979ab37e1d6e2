package dev.heddle.code;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javassist.bytecode.BadBytecode;

/**
 * Writes the committed signature index.
 *
 * <p>Arguments: the home of the newest JDK, the list of libraries, the folder of their jars (one
 * folder a group), and the folder to write to. {@code src/tool/index/regenerate.sh} gives them.
 */
public final class IndexBuild {
  /** Group of the JDK and its modules. */
  private static final Map<String, List<String>> JDK =
      Map.of(
          "jdk-base", List.of("java.base", "java.logging", "java.net.http", "jdk.httpserver"),
          "jdk-data",
              List.of(
                  "java.instrument",
                  "java.management",
                  "java.naming",
                  "java.prefs",
                  "java.rmi",
                  "java.scripting",
                  "java.sql",
                  "java.sql.rowset",
                  "java.transaction.xa",
                  "java.xml"),
          "jdk-desktop", List.of("java.datatransfer", "java.desktop"));

  private static final Predicate<String> JDK_TYPES =
      Pattern.compile("(java|javax|org|com\\.sun\\.net\\.httpserver)\\..*")
          .asMatchPredicate()
          .and(Pattern.compile("\\b(internal|peer|plaf)\\.").asPredicate().negate());

  private final Path target;
  private final Map<String, TreeSet<String>> groupsOfPackage = new TreeMap<>();
  private final Map<String, List<TypeRef>> erasedBounds = new HashMap<>();

  private IndexBuild(Path target) {
    this.target = target;
  }

  public static void main(String[] arguments) throws IOException, BadBytecode {
    IndexBuild build = new IndexBuild(Path.of(arguments[3]));
    Files.createDirectories(build.target);
    build.jdk(arguments[0]);
    build.libraries(IndexArtifacts.read(Path.of(arguments[1])), Path.of(arguments[2]));
    build.writeDirectory();
  }

  private void jdk(String home) throws IOException, BadBytecode {
    try (FileSystem runtime =
        FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", home))) {
      for (String group : new TreeSet<>(JDK.keySet())) {
        IndexedClasses classes = new IndexedClasses(erasedBounds);
        for (String module : JDK.get(group)) {
          classes.add(runtime.getPath("modules", module));
        }
        write(group, FormerJdk.merged(classes.declarations(JDK_TYPES)));
      }
    }
  }

  private void libraries(IndexArtifacts artifacts, Path jars) throws IOException, BadBytecode {
    for (String group : artifacts.groups()) {
      IndexedClasses classes = new IndexedClasses(erasedBounds);
      try (Stream<Path> files = Files.list(jars.resolve(group))) {
        for (Path jar : (Iterable<Path>) files.sorted()::iterator) {
          classes.addJar(jar);
        }
      }
      write(group, classes.declarations(artifacts.types(group)));
    }
  }

  private void write(String group, Collection<TypeDecl> types) throws IOException {
    byte[] blob = SignatureGroupWriter.write(types);
    Files.write(target.resolve(group), blob);
    for (TypeDecl type : types) {
      if (type.outer() == null) {
        String packageName = type.name().substring(0, type.name().lastIndexOf('.'));
        groupsOfPackage.computeIfAbsent(packageName, name -> new TreeSet<>()).add(group);
      }
    }
    System.out.printf("%-16s %6d types %8d bytes%n", group, types.size(), blob.length);
  }

  private void writeDirectory() throws IOException {
    StringBuilder lines = new StringBuilder();
    groupsOfPackage.forEach(
        (name, groups) ->
            lines.append(name).append(' ').append(String.join(" ", groups)).append('\n'));
    Files.write(target.resolve("packages"), lines.toString().getBytes(StandardCharsets.UTF_8));
  }
}

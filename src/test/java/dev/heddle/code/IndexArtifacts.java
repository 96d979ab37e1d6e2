package dev.heddle.code;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlTable;

/** The list of libraries that the index holds, `rules/artifacts.toml`. */
final class IndexArtifacts {
  private static final Predicate<String> NOBODY_NAMES =
      Pattern.compile(
              "\\b(aot|generated|impl|internal|internals|native(image)?|osgi|repackaged|shaded"
                  + "|unsafe|vendor)\\b")
          .asPredicate();

  private final TomlParseResult list;

  private IndexArtifacts(TomlParseResult list) {
    this.list = list;
  }

  static IndexArtifacts read(Path file) throws IOException {
    return new IndexArtifacts(Toml.parse(file));
  }

  /** The names of the groups, sorted. */
  List<String> groups() {
    return new ArrayList<>(new TreeSet<>(list.keySet()));
  }

  /** Whether a type, given by its binary name, belongs into the group. */
  Predicate<String> types(String group) {
    TomlTable table = list.getTable(group);
    List<String> named = texts(table.getArrayOrEmpty("types"));
    Predicate<String> wanted = packages(table, named.isEmpty());
    return type ->
        named.contains(type.replaceFirst("\\$.*", ""))
            || wanted.test(IndexedClasses.packageOf(type));
  }

  private static Predicate<String> packages(TomlTable table, boolean all) {
    Predicate<String> only =
        table.contains("only") ? below(texts(table.getArray("only"))) : name -> all;
    return only.and(below(texts(table.getArrayOrEmpty("skip"))).negate())
        .and(NOBODY_NAMES.negate())
        .or(below(texts(table.getArrayOrEmpty("also"))));
  }

  private static Predicate<String> below(List<String> packages) {
    return name ->
        packages.stream().anyMatch(top -> name.equals(top) || name.startsWith(top + "."));
  }

  /**
   * Prints the Maven project that copies the jars, one folder a group, below the second argument.
   */
  public static void main(String[] arguments) throws IOException {
    IndexArtifacts artifacts = read(Path.of(arguments[0]));
    System.out.println(
        """
        <project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
        <groupId>dev.heddle</groupId><artifactId>index</artifactId><version>1</version>
        <packaging>pom</packaging><build><plugins><plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-dependency-plugin</artifactId><version>3.6.1</version>
        <configuration><artifactItems>\
        """);
    for (String group : artifacts.groups()) {
      for (String jar : texts(artifacts.list.getTable(group).getArray("jars"))) {
        System.out.println(item(jar.split(":"), Path.of(arguments[1]).resolve(group)));
      }
    }
    System.out.println("</artifactItems></configuration></plugin></plugins></build></project>");
  }

  private static String item(String[] jar, Path folder) {
    String classifier = jar.length > 3 ? element("classifier", jar[3]) : "";
    return element(
        "artifactItem",
        element("groupId", jar[0])
            + element("artifactId", jar[1])
            + element("version", jar[2])
            + classifier
            + element("outputDirectory", folder.toString()));
  }

  private static String element(String name, String content) {
    return "<" + name + ">" + content + "</" + name + ">";
  }

  private static List<String> texts(TomlArray array) {
    return array.toList().stream().map(String.class::cast).toList();
  }
}

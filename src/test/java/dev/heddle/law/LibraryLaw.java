package dev.heddle.law;

import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.catalog.Catalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is known of libraries is data of the catalog: the code of flow and rules names none. */
@Tag("law")
class LibraryLaw {
  private static final Path FLOW = Tree.MAIN.resolve("flow");
  private static final Path RULE = Tree.MAIN.resolve("rule");

  private static final Pattern TYPE = Pattern.compile("\"((?:\\w+\\.)+[A-Z]\\w*)\"");
  private static final Pattern METHOD = Pattern.compile("\"([a-z]+[A-Z]\\w*)\"");

  /**
   * Methods that the language itself gives a meaning: of objects, enums, text and serialization.
   */
  private static final Set<String> LANGUAGE =
      Set.of("getClass", "hashCode", "isEmpty", "notifyAll", "readObject", "toString", "valueOf");

  @Test
  void noTypeOfALibraryIsNamed() {
    assertEquals(List.of(), named(TYPE, name -> !name.matches("java\\.lang\\.\\w+"), FLOW, RULE));
  }

  @Test
  void noMethodThatTheCatalogKnowsIsNamed() {
    Set<String> known =
        Catalog.load().types().stream()
            .flatMap(type -> type.methods().stream())
            .map(method -> method.name())
            .filter(name -> !LANGUAGE.contains(name))
            .collect(toSet());
    assertEquals(List.of(), named(METHOD, known::contains, FLOW));
  }

  private static List<String> named(Pattern literal, Predicate<String> banned, Path... folders) {
    List<String> found = new ArrayList<>();
    for (Path folder : folders) {
      for (Path file : Tree.javaFiles(folder)) {
        literals(literal, file)
            .filter(banned)
            .map(name -> file.getFileName() + " names " + name)
            .forEach(found::add);
      }
    }
    return found;
  }

  private static Stream<String> literals(Pattern literal, Path file) {
    return literal.matcher(Tree.text(file)).results().map((MatchResult each) -> each.group(1));
  }
}

package dev.heddle.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectPropertiesTest {
  private static final String VIRTUAL = "spring.threads.virtual.enabled";

  @TempDir Path temp;
  private Tree tree;

  @BeforeEach
  void resolveTemp() throws IOException {
    tree = new Tree(temp.toRealPath()).folder(".git").with("app/src/main/java/A.java");
  }

  private Map<String, String> of(String path) {
    return ProjectProperties.read(SourceWalk.list(List.of(tree.root()), PathFilter.ALL, false))
        .of(path);
  }

  @Test
  void readsProperties() throws IOException {
    tree.with("app/src/main/resources/application.properties", "# x", VIRTUAL + " = true ");
    tree.with("app/src/test/resources/application.properties", VIRTUAL + "=false");
    assertEquals("true", of("app/src/main/java/A.java").get(VIRTUAL));
    assertEquals("true", of("lib/src/main/java/B.java").get(VIRTUAL), "the only application");
  }

  @Test
  void theNearestModuleHolds() throws IOException {
    tree.with("app/src/main/resources/application.properties", VIRTUAL + "=true");
    tree.with("web/src/main/resources/application.yaml", "spring.threads.virtual.enabled: false");
    assertEquals("true", of("app/src/main/java/A.java").get(VIRTUAL));
    assertEquals("false", of("web/src/main/java/A.java").get(VIRTUAL));
    assertEquals(Map.of(), of("lib/src/main/java/A.java"));
  }

  @Test
  void readsYaml() {
    String yaml =
        """
        server:
          port: 8080 # x
        spring:
          # a comment
          threads:
            virtual:
              enabled: "true" # on
          banner: |
            threads: 1
          list:
            - name: x
          inline: {a: 1, b: 'two'}
        top: ${X:5}
        ---
        spring.config.activate.on-profile: prod
        server.port: 1\
        """;
    Map<String, String> read = YamlKeys.read(yaml);
    assertEquals("true", read.get(VIRTUAL));
    assertEquals("8080", read.get("server.port"));
    assertEquals("two", read.get("spring.inline.b"));
    assertEquals(null, read.get("spring.threads"));
    assertEquals("${X:5}", read.get("top"));
  }

  @Test
  void malformedFilesSayNothing() throws IOException {
    tree.with("application.properties", "a=\\u12", VIRTUAL + "=true");
    assertEquals(Map.of(), of("app/src/main/java/A.java"));
  }

  @Test
  void placeholdersHaveTheirDefault() throws IOException {
    tree.with("application.properties", "a=${A:true}");
    assertEquals(Map.of("a", "true"), of("app/src/main/java/A.java"));
  }
}

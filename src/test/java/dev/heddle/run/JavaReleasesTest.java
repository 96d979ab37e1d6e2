package dev.heddle.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JavaReleasesTest {
  @TempDir Path temp;
  private Tree tree;

  @BeforeEach
  void resolveTemp() throws IOException {
    tree = new Tree(temp.toRealPath()).folder(".git").with("m/src/A.java");
  }

  private String releaseOf(String path, int said) {
    SourceList list = SourceWalk.list(List.of(tree.root()), PathFilter.ALL, false);
    JavaRelease release =
        new JavaReleases(list, said == 0 ? null : new JavaRelease(said, "--java-release")).of(path);
    return release.number() + " " + release.reason();
  }

  private void pom(String path, String... inside) throws IOException {
    tree.with(path, "<project xmlns='x'>", String.join("\n", inside), "</project>");
  }

  @Test
  void newestWithoutAnyBuildFile() {
    assertEquals("25 newest known", releaseOf("m/src/A.java", 0));
    assertEquals("21 --java-release", releaseOf("m/src/A.java", 21));
  }

  @ParameterizedTest
  @CsvSource({
    "<maven.compiler.release>17</maven.compiler.release>, 17",
    "<maven.compiler.source>1.8</maven.compiler.source>, 8",
    "<java.version>21</java.version>, 21",
    "<java.version>21</java.version><maven.compiler.release>11</maven.compiler.release>, 11",
    "<v>11</v><maven.compiler.target>${v}</maven.compiler.target>, 11",
  })
  void mavenProperties(String properties, int expected) throws IOException {
    pom("m/pom.xml", "<properties>" + properties + "</properties>");
    assertEquals(expected + " from m/pom.xml", releaseOf("m/src/A.java", 0));
  }

  @Test
  void mavenCompilerPluginWins() throws IOException {
    pom(
        "m/pom.xml",
        "<properties><java.version>17</java.version><r>21</r></properties>",
        "<build><pluginManagement><plugins><plugin>",
        "<artifactId>maven-compiler-plugin</artifactId>",
        "<configuration><source>8</source><release> ${r} </release></configuration>",
        "</plugin></plugins></pluginManagement></build>");
    assertEquals("21 from m/pom.xml", releaseOf("m/src/A.java", 0));
  }

  @Test
  void mavenParentsAndFoldersAbove() throws IOException {
    pom(
        "parent/pom.xml",
        "<artifactId>p</artifactId>",
        "<properties><maven.compiler.release>${jdk}</maven.compiler.release>",
        "<jdk>11</jdk></properties>");
    String parent =
        "<parent><artifactId>p</artifactId><relativePath>../parent</relativePath></parent>";
    pom("m/pom.xml", parent);
    assertEquals("11 from parent/pom.xml", releaseOf("m/src/A.java", 0));
    pom("m/pom.xml", parent, "<properties><jdk>17</jdk></properties>");
    assertEquals("17 from parent/pom.xml", releaseOf("m/src/A.java", 0));
    pom("m/pom.xml", "<parent><artifactId>other</artifactId><relativePath/></parent>");
    pom("pom.xml", "<properties><java.version>21</java.version></properties>");
    assertEquals("21 from pom.xml", releaseOf("m/src/A.java", 0));
    assertEquals("11 from parent/pom.xml", releaseOf("parent/B.java", 0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sourceCompatibility = JavaVersion.VERSION_17",
        "sourceCompatibility = '17'",
        "java { sourceCompatibility 17 }",
        "setSourceCompatibility(\"17\")",
        "toolchain { languageVersion.set(JavaLanguageVersion.of(17)) }",
        "toolchain { languageVersion = JavaLanguageVersion.of(\"17\") }",
        "kotlin { jvmToolchain(17) }",
        "tasks.withType(JavaCompile) { options.release = 17; sourceCompatibility = 21 }",
        "options.release.set(17)",
        "val javaVersion = 17\noptions.release.set(javaVersion)",
        "// sourceCompatibility = 11\ninclude '**/*.java'\nsourceCompatibility = 17",
        "ext.jv = '17'\nsourceCompatibility = \"${jv}\"",
        "java { toolchain.languageVersion = JavaLanguageVersion.of(libs.versions.java.lang.get())"
            + " }",
        "sourceCompatibility = projectJava",
      })
  void gradle(String script) throws IOException {
    tree.with("gradle/libs.versions.toml", "[versions]", "java-lang = \"17\"");
    tree.with("gradle.properties", "projectJava=17");
    tree.with("m/build.gradle.kts", script);
    assertEquals("17 from m/build.gradle.kts", releaseOf("m/src/A.java", 0));
  }

  @Test
  void gradleConventionPlugins() throws IOException {
    tree.with("build.gradle", "plugins {}").with("m/build.gradle", "plugins { id 'conventions' }");
    tree.with("buildSrc/src/main/groovy/conventions.gradle", "java.sourceCompatibility = '1.8'");
    assertEquals(
        "8 from buildSrc/src/main/groovy/conventions.gradle", releaseOf("m/src/A.java", 0));
  }

  @Test
  void hostileFilesSayNothing() throws IOException {
    tree.with(
        "m/pom.xml",
        "<!DOCTYPE p [<!ENTITY x SYSTEM 'file:///etc/passwd'><!ENTITY y '17'>]>",
        "<project><properties><java.version>&y;</java.version></properties></project>");
    assertEquals("25 newest known", releaseOf("m/src/A.java", 0));
    pom("m/pom.xml", "<properties><java.version>${java.version}</java.version></properties>");
    assertEquals("25 newest known", releaseOf("m/src/A.java", 0));
    tree.with("m/pom.xml", "<project>" + "<a>".repeat(5000));
    assertEquals("25 newest known", releaseOf("m/src/A.java", 0));
  }

  @Test
  void wholeScanNamesTheLowest() throws IOException {
    tree.with("n/B.java").with("m/build.gradle", "sourceCompatibility = 17");
    tree.with("n/build.gradle", "sourceCompatibility = 21");
    SourceList list = SourceWalk.list(List.of(tree.root()), PathFilter.ALL, false);
    JavaRelease all = new JavaReleases(list, null).ofAll(list.files().keySet());
    assertEquals(new JavaRelease(17, "from m/build.gradle, the lowest of the modules"), all);
  }

  @Test
  void withoutRepositoryTheProjectAboveCounts(@TempDir Path other) throws IOException {
    Tree plain = new Tree(other.toRealPath()).with("p/m/src/main/java/a/A.java");
    plain.with("p/m/pom.xml", "<project><parent><artifactId>p</artifactId></parent></project>");
    plain.with(
        "p/pom.xml",
        "<project><artifactId>p</artifactId>",
        "<properties><java.version>17</java.version></properties></project>");
    List<Path> start = List.of(plain.root().resolve("p/m/src/main/java"));
    SourceList list = SourceWalk.list(start, PathFilter.ALL, false);
    assertEquals(17, new JavaReleases(list, null).of("a/A.java").number());
  }
}

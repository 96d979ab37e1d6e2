package dev.heddle;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The finished jar, run as its users run it. */
@Tag("jar")
class JarTest {
  private static final Path JAR = Path.of("target/heddle.jar");

  @Test
  void carriesThePagesOfTheRules() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile());
        var pages = Files.list(Path.of("rules"))) {
      for (Path page : pages.filter(Files::isRegularFile).toList()) {
        assertTrue(jar.getEntry("dev/heddle/rules/" + page.getFileName()) != null, page::toString);
      }
    }
  }

  @Test
  void scansTheSamplePrograms() throws Exception {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      assumeTrue(jar.getEntry("dev/heddle/ui/Heddle.class") != null, "no command line yet");
    }
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
    command.addAll(List.of("-jar", JAR.toString(), "scan", "--format", "concise", "testdata"));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(1, process.waitFor(), output);
    assertTrue(output.lines().anyMatch(line -> line.startsWith("testdata/")), output);
  }
}

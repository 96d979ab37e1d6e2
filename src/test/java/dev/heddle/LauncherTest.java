package dev.heddle;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher, with a jar that only tells how it was called. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher for sh")
class LauncherTest {
  @TempDir private Path folder;

  private final Map<String, String> environment = new TreeMap<>();
  private Path launcher;
  private Path cache;

  /** What is in the jar: prints the options of the JVM and the arguments, one a line. */
  static final class Echo {
    private Echo() {}

    public static void main(String[] arguments) {
      ManagementFactory.getRuntimeMXBean().getInputArguments().forEach(System.out::println);
      for (String argument : arguments) {
        System.out.println("[" + argument + "]");
      }
      System.exit(arguments.length);
    }
  }

  private record Run(int exit, List<String> lines) {}

  @BeforeEach
  void cloneWithJar() throws IOException {
    Path clone = Files.createDirectories(folder.resolve("a clone/target")).getParent();
    launcher = Files.copy(Path.of("heddle"), clone.resolve("heddle"));
    cache = folder.resolve("a cache");
    environment.put("XDG_CACHE_HOME", cache.toString());
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Echo.class.getName());
    String entry = Echo.class.getName().replace('.', '/') + ".class";
    Path jar = clone.resolve("target/heddle.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest);
        InputStream echo = Echo.class.getClassLoader().getResourceAsStream(entry)) {
      out.putNextEntry(new JarEntry(entry));
      echo.transferTo(out);
    }
  }

  @Test
  void passesArgumentsAsTheyAre() throws Exception {
    Run run = run(launcher, "scan", "a b", "*", "$HOME", "");
    assertEquals(List.of("[scan]", "[a b]", "[*]", "[$HOME]", "[]"), arguments(run));
  }

  @Test
  void passesTheExitCodeOn() throws Exception {
    assertEquals(3, run(launcher, "scan", "x", "y").exit());
    assertEquals(3, run(launcher, "scan", "x", "y").exit(), "with an archive of classes");
    assertEquals(1, run(launcher, "rules").exit());
  }

  @Test
  void isFoundThroughLinks() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("a clone/heddle"));
    Path bin = Files.createDirectories(folder.resolve("bin"));
    Path linkToLink = Files.createSymbolicLink(bin.resolve("heddle"), Path.of("../link"));
    assertEquals(List.of("[rules]"), arguments(run(link, "rules")));
    assertEquals(List.of("[rules]"), arguments(run(linkToLink, "rules")));
  }

  @Test
  void optionsOfTheUserComeLast() throws Exception {
    environment.put("HEDDLE_JAVA_OPTS", "-Dfirst=* -XX:TieredStopAtLevel=4");
    List<String> lines = run(launcher, "rules").lines();
    assertTrue(lines.contains("-XX:TieredStopAtLevel=1"), lines::toString);
    assertEquals(
        List.of("-Dfirst=*", "-XX:TieredStopAtLevel=4", "[rules]"),
        lines.subList(lines.size() - 3, lines.size()));
  }

  @Test
  void aSecondScanReadsTheArchiveOfTheFirst() throws Exception {
    Path base = Path.of(System.getProperty("java.home"), "lib/server/classes.jsa");
    assumeTrue(Files.exists(base), "a JVM that can write archives");
    run(launcher, "rules");
    assertTrue(Files.notExists(cache), "only a scan loads the classes worth keeping");
    run(launcher, "scan");
    List<String> lines = run(launcher, "scan").lines();
    assertTrue(lines.stream().anyMatch(l -> l.startsWith("-XX:SharedArchiveFile=" + cache)));
    try (var files = Files.list(cache.resolve("heddle"))) {
      assertEquals(1, files.count());
    }
  }

  @Test
  void aCacheThatCannotBeWrittenIsNoFailure() throws Exception {
    Files.writeString(cache, "a file where the folder should be");
    assertEquals(List.of("[scan]"), arguments(run(launcher, "scan")));
  }

  @Test
  void tellsWhetherAPersonReadsItsErrors() throws Exception {
    assertTrue(run(launcher, "rules").lines().contains("-Dheddle.watched=false"));
    Path script = Path.of("/usr/bin/script");
    assumeTrue(Files.isExecutable(script), "a program that makes a terminal");
    String command = "sh '" + launcher + "' rules";
    Process process = builderOf(List.of(script.toString(), "-qec", command, "/dev/null")).start();
    process.getOutputStream().close();
    String seen = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertTrue(seen.contains("-Dheddle.watched=true"), seen);
  }

  @Test
  void passesOverAJavaHomeThatIsNone() throws Exception {
    environment.put("JAVA_HOME", folder.resolve("nothing").toString());
    environment.put("PATH", Path.of(System.getProperty("java.home"), "bin") + ":" + path());
    assertEquals(List.of("[rules]"), arguments(run(launcher, "rules")));
  }

  private static List<String> arguments(Run run) {
    return run.lines().stream().filter(line -> line.startsWith("[")).toList();
  }

  private static String path() {
    return System.getenv("PATH");
  }

  /** Runs from another folder than the launcher's; standard error must stay empty. */
  private Run run(Path command, String... arguments) throws IOException, InterruptedException {
    List<String> line = new ArrayList<>(List.of("sh", command.toString()));
    line.addAll(List.of(arguments));
    Path errors = folder.resolve("errors");
    Process process = builderOf(line).redirectError(errors.toFile()).start();
    List<String> lines =
        new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList();
    int exit = process.waitFor();
    assertEquals("", Files.readString(errors));
    return new Run(exit, lines);
  }

  private ProcessBuilder builderOf(List<String> line) {
    ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
    builder.environment().keySet().removeIf(name -> name.startsWith("JAVA_"));
    builder.environment().keySet().removeIf(name -> name.startsWith("HEDDLE_"));
    builder.environment().putAll(environment);
    return builder;
  }
}

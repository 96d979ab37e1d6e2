package dev.heddle.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.flow.Confidence;
import dev.heddle.rule.Finding;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each folder of testdata/fixes is a program before and after the fixes of one rule; both compile.
 * A file whose name begins with `Unsafe` gets the unsafe ones, too.
 */
class FixturesOfFixesTest {
  private static final Path FIXTURES = Path.of("testdata", "fixes").toAbsolutePath();

  @TempDir Path output;

  @TestFactory
  Stream<DynamicTest> fixes() throws IOException {
    try (Stream<Path> folders = Files.list(FIXTURES)) {
      return folders
          .sorted()
          .map(f -> DynamicTest.dynamicTest(f.getFileName().toString(), () -> obey(f)))
          .toList()
          .stream();
    }
  }

  private void obey(Path folder) throws IOException {
    Path before = folder.resolve("before");
    Path after = folder.resolve("after");
    compile(before);
    compile(after);
    ScanResult result = Scan.run(settings(folder.getFileName().toString(), before));
    boolean changed = false;
    for (Path file : files(before)) {
      String path = result.root().relativize(file.toRealPath()).toString().replace('\\', '/');
      List<Finding> own =
          result.findings().stream().filter(f -> f.site().path().equals(path)).toList();
      boolean unsafe = file.getFileName().toString().startsWith("Unsafe");
      Mending mending = Mending.of(result.root(), own, unsafe);
      assertTrue(mending.refused().isEmpty(), () -> mending.refused().toString());
      String text =
          mending.files().isEmpty() ? Files.readString(file) : mending.files().get(0).after();
      assertEquals(Files.readString(after.resolve(before.relativize(file))), text, path);
      changed |= !mending.files().isEmpty();
    }
    assertTrue(changed, "a fixture of fixes has something to mend");
  }

  private static Settings settings(String rule, Path folder) {
    return new Settings(
        List.of(folder),
        Set.of(),
        Set.of(),
        Set.of(rule),
        Confidence.DEFAULT,
        21,
        8,
        List.of(),
        1,
        Config.NONE);
  }

  private void compile(Path folder) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (var manager = compiler.getStandardFileManager(null, null, null)) {
      List<String> options = List.of("-proc:none", "-d", output.toString());
      boolean compiled =
          compiler
              .getTask(
                  messages,
                  manager,
                  null,
                  options,
                  null,
                  manager.getJavaFileObjectsFromPaths(files(folder)))
              .call();
      assertTrue(compiled, messages::toString);
    }
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.fact.Event;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rules are asked side by side: several threads get the answers that one alone gets. */
class AllAtOnceTest {
  private static final int THREADS = 4;

  /** The first program of one file in the folder of each rule. */
  static List<Path> programs() throws IOException {
    try (Stream<Path> rules = Files.list(Path.of("testdata"))) {
      return rules.sorted().flatMap(AllAtOnceTest::firstFile).toList();
    }
  }

  private static Stream<Path> firstFile(Path rule) {
    try (Stream<Path> files = Files.isDirectory(rule) ? Files.list(rule) : Stream.empty()) {
      return files.filter(f -> f.toString().endsWith(".java")).sorted().limit(1).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("programs")
  void threadsGetTheAnswersOfOneAlone(Path file) throws Exception {
    String text = Files.readString(file);
    Set<String> alone = answers(Snippet.of(text), 0);
    Snippet shared = Snippet.of(text);
    List<Callable<Set<String>>> threads = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      int part = i;
      threads.add(() -> answers(shared, part));
    }
    assertEquals(Collections.nCopies(THREADS, alone), Together.ask(threads));
  }

  /** What the engine says of all bodies and fields, asked from some body on. */
  private static Set<String> answers(Snippet code, int part) {
    Set<String> found = new TreeSet<>();
    List<Method> methods = new ArrayList<>(code.program().methods());
    Collections.rotate(methods, part * methods.size() / THREADS);
    for (Method m : methods) {
      String at = m.site() + " ";
      m.drops().forEach(d -> found.add(at + "drops " + d.text()));
      Places places = code.program().places();
      places.ways(m).forEach(w -> found.add(at + w.context().kind() + w.steps()));
      places.blocking(m).forEach(e -> found.add(at + "blocks " + e.text()));
      LockedWait.of(m).forEach(w -> found.add(at + "waits " + w.at().site()));
      m.calls().forEach(call -> found.add(call.site() + answer(call)));
    }
    code.program().types().stream()
        .flatMap(type -> type.fields().stream())
        .forEach(field -> found.add(field.site() + answer(field)));
    return found;
  }

  private static String answer(Call call) {
    List<String> held = call.held().stream().map(hold -> hold.lock().key()).toList();
    List<String> types = call.arguments().stream().map(a -> a.type() + " " + a.text()).toList();
    return " " + call.meaning().traits() + held + types + call.targets() + call.method().timing();
  }

  private static String answer(Field field) {
    Guarding guarding = Guarding.of(field);
    long stores = field.writes().stream().filter(w -> w.event() instanceof Event.Store).count();
    return " " + stores + (guarding == null ? "" : " by " + guarding.lock());
  }
}

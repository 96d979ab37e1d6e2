package dev.heddle.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.heddle.fixture.Scans;
import dev.heddle.run.Scan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same sources give the same bytes, and no source stops a scan. */
@Tag("law")
class SteadyLaw {
  private static final List<String> NOISE =
      List.of("{", "}", "(", ")", ";", "\"", "/*", "->", "new ", "class ", "@", "<", "\0", "\\");

  @Test
  void orderThreadsAndLocaleChangeNothing() {
    List<Path> paths = paths();
    String expected = scan(paths, 1);
    assertFalse(expected.isEmpty());
    Collections.shuffle(paths, new Random(1));
    assertEquals(expected, scan(paths, 2));
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertEquals(expected, scan(paths, 2));
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3})
  void damagedSourcesAreScannedTheSameWay(int seed, @TempDir Path folder) throws IOException {
    Random random = new Random(seed);
    for (Path path : paths()) {
      for (Path file : Files.isDirectory(path) ? Tree.javaFiles(path) : List.of(path)) {
        Path copy = folder.resolve(file);
        Files.createDirectories(copy.getParent());
        Files.writeString(copy, damaged(Tree.text(file), random));
      }
    }
    assertEquals(scan(List.of(folder), 1), scan(List.of(folder), 2));
  }

  private static String damaged(String text, Random random) {
    if (random.nextInt(4) == 0) {
      return text.substring(0, random.nextInt(text.length()));
    }
    StringBuilder damaged = new StringBuilder(text);
    for (int i = 0; i <= text.length() / 2000; i++) {
      int at = random.nextInt(damaged.length());
      if (random.nextBoolean()) {
        damaged.insert(at, NOISE.get(random.nextInt(NOISE.size())));
      } else {
        damaged.delete(at, Math.min(damaged.length(), at + random.nextInt(20)));
      }
    }
    return damaged.toString();
  }

  private static List<Path> paths() {
    List<Path> paths = new ArrayList<>();
    for (Path folder : List.of(Tree.TESTDATA, Tree.MAIN)) {
      Tree.folders(folder).forEach(name -> paths.add(folder.resolve(name)));
    }
    paths.removeIf(path -> Tree.javaFiles(path).isEmpty());
    return paths;
  }

  private static String scan(List<Path> paths, int threads) {
    return Scans.everything(Scan.run(Scans.settings(paths, Scans.NEWEST, threads)));
  }
}

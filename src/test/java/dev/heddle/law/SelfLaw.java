package dev.heddle.law;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.fixture.Scans;
import dev.heddle.run.Scan;
import dev.heddle.run.ScanResult;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Heddle finds nothing in itself, and can read all of itself. */
@Tag("law")
class SelfLaw {
  @Test
  void nothingIsFoundInOurSources() {
    List<Path> sources = List.of(Path.of("src/main/java"), Path.of("src/test/java"));
    ScanResult result = Scan.run(Scans.settings(sources, 17, 2));
    assertEquals(List.of(), result.findings().stream().map(Scans::line).toList());
    assertEquals(List.of(), result.problems());
  }
}

package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceReaderTest {
  @TempDir Path folder;
  private final List<Problem> problems = new ArrayList<>();

  @Test
  void byteOrderMarkIsNoTextButIsRaw() throws IOException {
    SourceFile file = read("\uFEFFclass A {}".getBytes(StandardCharsets.UTF_8)).orElseThrow();
    assertEquals("class A {}", file.text());
    assertEquals("\uFEFFclass A {}", file.raw());
  }

  @Test
  void malformedBytesAreReplaced() throws IOException {
    assertEquals("a\uFFFDb", read(new byte[] {'a', (byte) 0xff, 'b'}).orElseThrow().text());
  }

  @Test
  void binaryLargeAndMissingFilesAreProblems() throws IOException {
    assertTrue(read("a\0b".getBytes(StandardCharsets.UTF_8)).isEmpty());
    assertTrue(read(new byte[SourceReader.MAX_BYTES + 1]).isEmpty());
    assertTrue(new SourceReader().read(folder.resolve("none"), "none", problems::add).isEmpty());
    assertTrue(new SourceReader().read(folder, "folder", problems::add).isEmpty());
    assertEquals(4, problems.size());
  }

  private Optional<SourceFile> read(byte[] bytes) throws IOException {
    Path file = Files.write(folder.resolve("A.java"), bytes);
    return new SourceReader().read(file, "A.java", problems::add);
  }
}

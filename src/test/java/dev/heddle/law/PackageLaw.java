package dev.heddle.law;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every package says in its first line what it is for. */
@Tag("law")
class PackageLaw {
  @Test
  void everyPackageSaysWhatItIsFor() {
    assertEquals(
        List.of(),
        Tree.javaFiles(Tree.MAIN).stream()
            .map(Path::getParent)
            .distinct()
            .filter(folder -> !speaks(folder.resolve("package-info.java")))
            .toList());
  }

  private static boolean speaks(Path packageInfo) {
    return Files.exists(packageInfo)
        && Tree.text(packageInfo).matches("(?s)/\\*\\*(\n \\*)? \\w.*");
  }
}

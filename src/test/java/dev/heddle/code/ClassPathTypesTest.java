package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.util.concurrent.MoreExecutors;
import java.io.ByteArrayInputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTypesTest {
  private static final TypeSource NOTHING =
      new TypeSource() {
        @Override
        public TypeDecl find(String qualifiedName) {
          return null;
        }

        @Override
        public boolean knowsPackage(String packageName) {
          return false;
        }
      };

  /** The jar stands alone: what it needs of others is missing, as on many a class path. */
  @Test
  void readsWhatTheIndexHolds() throws Exception {
    Path jar = jarOf(MoreExecutors.class);
    IndexedClasses classes = new IndexedClasses(new HashMap<>());
    classes.addJar(jar);
    byte[] index = SignatureGroupWriter.write(classes.declarations(name -> true));
    SignatureGroup group = SignatureGroup.read(new ByteArrayInputStream(index));
    try (ClassPathTypes types = ClassPathTypes.of(List.of(jar), NOTHING)) {
      for (String name : group.typeNames()) {
        assertEquals(group.decode(name), types.find(name));
      }
    }
    assertTrue(group.typeNames().size() > 400, "types: " + group.typeNames().size());
  }

  @Test
  void knowsOnlyWhatTheJarHas() throws Exception {
    ClassPathTypes types = ClassPathTypes.of(List.of(jarOf(MoreExecutors.class)), NOTHING);
    assertTrue(types.knowsPackage("com.google.common.util.concurrent"));
    assertFalse(types.knowsPackage("com.google.common"));
    assertFalse(types.knowsPackage("com.google.common.collect.Maps"));
    assertFalse(types.knowsPackage("java.util"));
    assertNull(types.find("java.util.List"));
    assertNull(types.find("com.google.common.NoSuchType"));
    assertNotNull(types.find("com.google.common.cache.CacheLoader.InvalidCacheLoadException"));
  }

  @Test
  void asksThePlatformWhatAnUnboundedWildcardStandsFor() throws Exception {
    try (ClassPathTypes types =
        ClassPathTypes.of(List.of(jarOf(MoreExecutors.class)), SignatureIndex.load())) {
      MethodDecl getField =
          types.find("com.google.common.base.Enums").methods().stream()
              .filter(method -> method.name().equals("getField"))
              .findAny()
              .orElseThrow();
      assertEquals(
          "java.lang.Enum<java.lang.Enum>", getField.parameters().get(0).type().toString());
    }
  }

  @Test
  void readsATypeOnce() throws Exception {
    ClassPathTypes types = ClassPathTypes.of(List.of(jarOf(MoreExecutors.class)), NOTHING);
    String name = MoreExecutors.class.getName();
    assertSame(types.find(name), types.find(name));
  }

  @Test
  void reportsWhatItCannotRead(@TempDir Path folder) throws Exception {
    Path broken = Files.writeString(folder.resolve("broken.jar"), "no archive");
    Path absent = folder.resolve("absent.jar");
    ClassPathTypes types =
        ClassPathTypes.of(List.of(broken, absent, jarOf(MoreExecutors.class)), NOTHING);
    assertEquals(2, types.problems().size());
    assertTrue(types.problems().get(0).site().path().endsWith("broken.jar"));
    assertNotNull(types.find(MoreExecutors.class.getName()));
  }

  @Test
  void survivesADamagedClass(@TempDir Path folder) throws Exception {
    Files.createDirectories(folder.resolve("a"));
    Files.write(folder.resolve("a/Broken.class"), new byte[] {1, 2, 3});
    assertNull(ClassPathTypes.of(List.of(folder), NOTHING).find("a.Broken"));
  }

  private static Path jarOf(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}

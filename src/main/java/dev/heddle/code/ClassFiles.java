package dev.heddle.code;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javassist.bytecode.ClassFile;

/** The class files of one class path entry: a jar, kept open, or a folder. Safe from any thread. */
final class ClassFiles implements Closeable {
  private static final String SUFFIX = ".class";

  private final Path folder;
  private final ZipFile jar;
  private final Map<String, String> pathOfType = new HashMap<>();
  private final Set<String> packages = new HashSet<>();

  private ClassFiles(Path folder, ZipFile jar) {
    this.folder = folder;
    this.jar = jar;
  }

  static ClassFiles open(Path entry) throws IOException {
    if (Files.isDirectory(entry)) {
      ClassFiles files = new ClassFiles(entry, null);
      try (Stream<Path> paths = Files.walk(entry)) {
        paths.map(path -> entry.relativize(path).toString().replace('\\', '/')).forEach(files::add);
      }
      return files;
    }
    ClassFiles files = new ClassFiles(null, new ZipFile(entry.toFile()));
    files.jar.stream().map(ZipEntry::getName).forEach(files::add);
    return files;
  }

  /** What lies under META-INF is for some releases only. */
  private void add(String path) {
    if (path.endsWith(SUFFIX) && !path.startsWith("META-INF/")) {
      String binaryName = path.substring(0, path.length() - SUFFIX.length()).replace('/', '.');
      pathOfType.put(SignatureTypes.sourceName(binaryName), path);
      packages.add(binaryName.substring(0, Math.max(0, binaryName.lastIndexOf('.'))));
    }
  }

  /** Qualified names of the types, `.` between nested ones. */
  Set<String> sourceNames() {
    return pathOfType.keySet();
  }

  Set<String> packages() {
    return packages;
  }

  /**
   * Parses one class file anew.
   *
   * @param sourceName one of {@link #sourceNames()}
   */
  ClassFile read(String sourceName) throws IOException {
    try (InputStream in = stream(pathOfType.get(sourceName))) {
      return new ClassFile(new DataInputStream(new BufferedInputStream(in)));
    }
  }

  private InputStream stream(String path) throws IOException {
    return jar == null
        ? Files.newInputStream(folder.resolve(path))
        : jar.getInputStream(jar.getEntry(path));
  }

  @Override
  public void close() throws IOException {
    if (jar != null) {
      jar.close();
    }
  }
}

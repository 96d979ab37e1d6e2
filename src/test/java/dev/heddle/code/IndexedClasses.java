package dev.heddle.code;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javassist.bytecode.BadBytecode;
import javassist.bytecode.ClassFile;

/** The class files of one group: chooses those to index and reads their declarations. */
final class IndexedClasses {
  private final Map<String, ClassFile> files = new TreeMap<>();
  private final Map<String, List<TypeRef>> erasedBounds;

  /**
   * Starts an empty group.
   *
   * @param erasedBounds what is known of other groups: by binary name of a generic class, the raw
   *     first bound of each type parameter; those of this group are added
   */
  IndexedClasses(Map<String, List<TypeRef>> erasedBounds) {
    this.erasedBounds = erasedBounds;
  }

  void addJar(Path jar) throws IOException {
    try (FileSystem content = FileSystems.newFileSystem(jar, (ClassLoader) null)) {
      add(content.getPath("/"));
    }
  }

  /** Adds all class files below a folder; the first of two classes of one name stays. */
  void add(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : (Iterable<Path>) paths.sorted()::iterator) {
        String name = path.toString();
        if (name.endsWith(".class") && !name.contains("META-INF")) {
          try (InputStream in = Files.newInputStream(path)) {
            ClassFile file = new ClassFile(new DataInputStream(new BufferedInputStream(in)));
            files.putIfAbsent(file.getName(), file);
            erasedBounds.computeIfAbsent(file.getName(), unknown -> erasedBounds(file));
          }
        }
      }
    }
  }

  /**
   * The declarations of the visible types that are wanted, and of whatever of the group is a
   * supertype of one of them, since their members are inherited.
   */
  List<TypeDecl> declarations(Predicate<String> wanted) throws BadBytecode {
    Set<String> chosen = new TreeSet<>();
    for (String name : files.keySet()) {
      if (wanted.test(name) && isReachable(name)) {
        choose(name, chosen);
      }
    }
    SignatureTypes types = types();
    List<TypeDecl> declarations = new ArrayList<>();
    for (String name : chosen) {
      ClassFile info = files.get(packageOf(name) + ".package-info");
      Set<String> inherited =
          info == null ? Set.of() : new ClassSignature(info, types).annotations();
      declarations.add(new ClassSignature(files.get(name), types).declaration(inherited));
    }
    return declarations;
  }

  private void choose(String name, Set<String> chosen) {
    if (files.containsKey(name) && signature(name).isNamed() && chosen.add(name)) {
      signature(name).supertypes().forEach(supertype -> choose(supertype, chosen));
    }
  }

  /** A nested type can be named only where all types around it can. */
  private boolean isReachable(String name) {
    ClassSignature signature = signature(name);
    String outer = signature.enclosing();
    return signature.isVisible()
        && (outer == null || (files.containsKey(outer) && isReachable(outer)));
  }

  private SignatureTypes types() {
    return new SignatureTypes(name -> erasedBounds.getOrDefault(name, List.of()));
  }

  private ClassSignature signature(String name) {
    return new ClassSignature(files.get(name), types());
  }

  private static List<TypeRef> erasedBounds(ClassFile file) {
    try {
      SignatureTypes plain = new SignatureTypes(name -> List.of());
      return SignatureTypes.erasedBounds(new ClassSignature(file, plain).typeParameters());
    } catch (BadBytecode e) {
      return List.of(); // declarations() will complain
    }
  }

  static String packageOf(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }
}

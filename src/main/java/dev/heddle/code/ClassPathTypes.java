package dev.heddle.code;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javassist.bytecode.BadBytecode;
import javassist.bytecode.ClassFile;

/**
 * The types of jars and class folders that the user names as class path.
 *
 * <p>The class files are read directly, by the reader that also makes the {@link SignatureIndex},
 * so a jar and its index say the same. The symbol solver's view of a jar is no substitute: it lists
 * the bridge methods of interfaces, fails on annotations and on types that are not on the class
 * path, and hides annotations and whether a class is static. What cannot be read is a {@link
 * Problem} or an unknown type; nothing throws.
 */
public final class ClassPathTypes implements TypeSource, Closeable {
  private final List<ClassFiles> entries = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final Map<String, ClassFiles> entryOfType = new HashMap<>();
  private final Set<String> packages = new HashSet<>();
  private final Map<String, TypeDecl> types = new ConcurrentHashMap<>();
  private final Map<String, List<TypeRef>> erasedBounds = new ConcurrentHashMap<>();
  private final Map<String, Set<String>> packageAnnotations = new ConcurrentHashMap<>();
  private final TypeSource platform;

  private ClassPathTypes(TypeSource platform) {
    this.platform = platform;
  }

  /**
   * Lists the classes of each entry; the first entry that has a type wins.
   *
   * @param platform the types that no entry has, above all those of the JDK
   */
  public static ClassPathTypes of(List<Path> classPath, TypeSource platform) {
    ClassPathTypes types = new ClassPathTypes(platform);
    classPath.forEach(types::open);
    return types;
  }

  private void open(Path entry) {
    try {
      ClassFiles files = ClassFiles.open(entry);
      entries.add(files);
      for (String name : files.sourceNames()) {
        entryOfType.putIfAbsent(name, files);
      }
      packages.addAll(files.packages());
    } catch (IOException e) {
      Site site = new Site(entry.toString().replace('\\', '/'), Span.NONE);
      problems.add(new Problem(site, "class path entry cannot be read: " + e.getMessage()));
    }
  }

  /** The entries that could not be read, in class path order. */
  public List<Problem> problems() {
    return List.copyOf(problems);
  }

  @Override
  public boolean knowsPackage(String packageName) {
    return packages.contains(packageName);
  }

  @Override
  public TypeDecl find(String qualifiedName) {
    return entryOfType.containsKey(qualifiedName)
        ? types.computeIfAbsent(qualifiedName, this::read)
        : null;
  }

  /** Null for what no source can name, and for a damaged class. */
  private TypeDecl read(String qualifiedName) {
    ClassFile file = file(qualifiedName);
    if (file == null) {
      return null;
    }
    try {
      ClassSignature signature = new ClassSignature(file, new SignatureTypes(this::erasedBounds));
      return signature.isNamed() ? signature.declaration(packageAnnotations(file.getName())) : null;
    } catch (BadBytecode | RuntimeException e) {
      return null; // javassist throws what it likes at a damaged class
    }
  }

  private List<TypeRef> erasedBounds(String binaryName) {
    return erasedBounds.computeIfAbsent(
        binaryName,
        name -> SignatureTypes.erasedBounds(typeParameters(SignatureTypes.sourceName(name))));
  }

  private List<TypeParameter> typeParameters(String sourceName) {
    ClassFile file = file(sourceName);
    if (file == null) {
      TypeDecl known = platform.find(sourceName);
      return known == null ? List.of() : known.typeParameters();
    }
    try {
      return new ClassSignature(file, new SignatureTypes(name -> List.of())).typeParameters();
    } catch (BadBytecode e) {
      return List.of();
    }
  }

  private Set<String> packageAnnotations(String binaryName) {
    String packageName = binaryName.substring(0, Math.max(0, binaryName.lastIndexOf('.')));
    return packageAnnotations.computeIfAbsent(
        packageName,
        name -> {
          ClassFile info = file(name + ".package-info");
          return info == null
              ? Set.of()
              : new ClassSignature(info, new SignatureTypes(any -> List.of())).annotations();
        });
  }

  private ClassFile file(String sourceName) {
    ClassFiles files = entryOfType.get(sourceName);
    try {
      return files == null ? null : files.read(sourceName);
    } catch (IOException | RuntimeException e) {
      return null;
    }
  }

  @Override
  public void close() throws IOException {
    for (ClassFiles files : entries) {
      files.close();
    }
  }
}

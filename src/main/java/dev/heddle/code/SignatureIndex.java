package dev.heddle.code;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The public and protected signatures of the newest JDK and of the libraries of concurrent code,
 * read from resources that are committed with the sources.
 *
 * <p>The directory {@code index/packages} names, for each package, the groups that hold its types;
 * a group is one deflated blob ({@link SignatureGroup}). A group is read when the first of its
 * types is asked for, a type is decoded when it is asked for, and both are then kept. The running
 * JVM is never consulted: it may be older than the code that is scanned.
 */
public final class SignatureIndex implements TypeSource {
  private static final String ROOT = "index/";
  private static final String DIRECTORY = ROOT + "packages";

  private final Map<String, List<String>> groupsOfPackage;
  private final Map<String, SignatureGroup> groups = new ConcurrentHashMap<>();
  private final Map<String, TypeDecl> types = new ConcurrentHashMap<>();
  private final Set<String> unknown = ConcurrentHashMap.newKeySet();

  private SignatureIndex(Map<String, List<String>> groupsOfPackage) {
    this.groupsOfPackage = groupsOfPackage;
  }

  /**
   * Reads the directory of the committed index; takes a few milliseconds.
   *
   * @throws UncheckedIOException if the resources are missing or damaged
   */
  public static SignatureIndex load() {
    Map<String, List<String>> groups = new HashMap<>();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(open(DIRECTORY), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int space = line.indexOf(' ');
        groups.put(line.substring(0, space), List.of(line.substring(space + 1).split(" ")));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new SignatureIndex(groups);
  }

  @Override
  public boolean knowsPackage(String packageName) {
    return groupsOfPackage.containsKey(packageName);
  }

  @Override
  public TypeDecl find(String qualifiedName) {
    TypeDecl known = types.get(qualifiedName);
    return known != null ? known : decode(qualifiedName);
  }

  /** Tries each prefix as a package, the longest first: the rest then names nested types. */
  private TypeDecl decode(String qualifiedName) {
    if (unknown.contains(qualifiedName)) {
      return null;
    }
    for (int dot = qualifiedName.lastIndexOf('.');
        dot > 0;
        dot = qualifiedName.lastIndexOf('.', dot - 1)) {
      for (String group :
          groupsOfPackage.getOrDefault(qualifiedName.substring(0, dot), List.of())) {
        TypeDecl type = groups.computeIfAbsent(group, SignatureIndex::read).decode(qualifiedName);
        if (type != null) {
          TypeDecl earlier = types.putIfAbsent(qualifiedName, type);
          return earlier != null ? earlier : type;
        }
      }
    }
    unknown.add(qualifiedName);
    return null;
  }

  private static SignatureGroup read(String group) {
    try (InputStream in = open(ROOT + group)) {
      return SignatureGroup.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream open(String resource) throws IOException {
    InputStream in = SignatureIndex.class.getResourceAsStream(resource);
    if (in == null) {
      throw new IOException("missing resource " + resource);
    }
    return in;
  }
}

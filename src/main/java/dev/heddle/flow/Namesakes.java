package dev.heddle.flow;

import dev.heddle.code.TypeDecl;
import dev.heddle.fact.FileFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Top-level types that several files declare under one name, as modules of one tree do: a name
 * means the one that shares the longest path with its user.
 */
final class Namesakes {
  /** Stands between a name and the number of its declaration, from the second one on. */
  static final char MARK = '~';

  private final Map<String, List<Declared>> byName = new HashMap<>();

  private record Declared(String name, String path) {}

  Namesakes(List<FileFacts> files) {
    for (FileFacts file : files) {
      for (TypeDecl type : file.types()) {
        if (type.outer() == null) {
          byName
              .computeIfAbsent(plain(type.name()), n -> new ArrayList<>(1))
              .add(new Declared(type.name(), file.path()));
        }
      }
    }
    byName.values().removeIf(declared -> declared.size() == 1);
  }

  /** The name without the number of its declaration. */
  static String plain(String name) {
    return name.indexOf(MARK) < 0 ? name : name.replaceAll(MARK + "\\d+", "");
  }

  /** The type that a file means by a qualified name. */
  String nearest(String name, String path) {
    if (byName.isEmpty() || name.indexOf(MARK) >= 0) {
      return name;
    }
    for (int end = name.length(); end > 0; end = name.lastIndexOf('.', end - 1)) {
      List<Declared> declared = byName.get(name.substring(0, end));
      if (declared != null) {
        return nearest(declared, path) + name.substring(end);
      }
    }
    return name;
  }

  private static String nearest(List<Declared> declared, String path) {
    Declared best = declared.get(0);
    for (Declared each : declared) {
      if (shared(each.path(), path) > shared(best.path(), path)) {
        best = each;
      }
    }
    return best.name();
  }

  private static int shared(String a, String b) {
    int length = 0;
    while (length < Math.min(a.length(), b.length()) && a.charAt(length) == b.charAt(length)) {
      length++;
    }
    return a.lastIndexOf('/', length - 1);
  }
}

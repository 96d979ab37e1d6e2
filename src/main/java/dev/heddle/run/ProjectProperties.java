package dev.heddle.run;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * The settings of the scanned application, from its `application.properties` and `application.yml`
 * files: whether Spring uses virtual threads, for instance. Files of tests and of single profiles
 * do not count.
 */
public final class ProjectProperties {
  private static final List<String> HOLDERS = List.of("src/", "config/");

  private record Module(String folder, Map<String, String> values) {}

  /** The deepest module first. */
  private final List<Module> modules;

  private ProjectProperties(List<Module> modules) {
    this.modules = modules;
  }

  /** Reads the files that the walk met; one that cannot be read has no settings. */
  public static ProjectProperties read(SourceList sources) {
    Map<String, Map<String, String>> byFolder = new HashMap<>();
    sources
        .properties()
        .forEach(
            (name, file) -> {
              if (!("/" + name).contains("/src/test/")) {
                byFolder.computeIfAbsent(moduleOf(name), f -> new HashMap<>()).putAll(values(file));
              }
            });
    List<Module> modules = new ArrayList<>();
    byFolder.forEach((folder, values) -> modules.add(new Module(folder, Map.copyOf(values))));
    modules.sort(
        Comparator.comparing((Module module) -> -module.folder().length())
            .thenComparing(Module::folder));
    return new ProjectProperties(List.copyOf(modules));
  }

  /**
   * The settings that hold for a source: those of the nearest module around it, else, if the
   * project has but one such module, that one's (a library beside the only application).
   *
   * @param path relative to the root
   * @return values by their full key, such as `spring.threads.virtual.enabled`
   */
  public Map<String, String> of(String path) {
    for (Module module : modules) {
      if (path.startsWith(module.folder())) {
        return module.values();
      }
    }
    return modules.size() == 1 ? modules.get(0).values() : Map.of();
  }

  /** The folder of the module that a file belongs to, empty or ending in `/`. */
  private static String moduleOf(String name) {
    String inside = "/" + name;
    int end = inside.lastIndexOf('/') + 1;
    for (String holder : HOLDERS) {
      int at = inside.lastIndexOf("/" + holder);
      end = at >= 0 ? Math.min(end, at + 1) : end;
    }
    return inside.substring(1, Math.max(1, end));
  }

  private static Map<String, String> values(Path file) {
    Map<String, String> values = new HashMap<>();
    try {
      String text = Texts.read(file);
      if (file.toString().endsWith(".properties")) {
        Properties properties = new Properties();
        properties.load(new StringReader(text));
        properties.stringPropertyNames().forEach(k -> values.put(k, properties.getProperty(k)));
      } else {
        values.putAll(YamlKeys.read(text));
      }
    } catch (IOException | IllegalArgumentException malformed) {
      return Map.of();
    }
    values.replaceAll((key, value) -> withoutPlaceholder(value.strip()));
    return values;
  }

  /** `${VIRTUAL:true}` is `true` unless the environment says otherwise. */
  private static String withoutPlaceholder(String value) {
    int colon = value.indexOf(':');
    boolean placeholder = value.startsWith("${") && value.endsWith("}") && colon > 0;
    return placeholder ? value.substring(colon + 1, value.length() - 1) : value;
  }
}

package loom.types;

import java.lang.reflect.Field;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What reflection tells is the same for all; what is made or loaded is not. */
class Reflected {
  private final Map<Class<?>, Boolean> marked = new ConcurrentHashMap<>();
  private final Map<String, Field> fields = new ConcurrentHashMap<>();
  private final Map<Class<?>, Object> made = new ConcurrentHashMap<>();
  private final Map<String, String> texts = new ConcurrentHashMap<>();

  boolean isMarked(Class<?> type) {
    Boolean known = marked.get(type);
    if (known == null) {
      boolean found = type.isAnnotationPresent(Deprecated.class);
      marked.put(type, found);
      return found;
    }
    return known;
  }

  Field field(Class<?> type, String name) throws NoSuchFieldException {
    Field known = fields.get(type.getName() + name);
    if (known == null) {
      known = type.getDeclaredField(name);
      fields.put(type.getName() + name, known);
    }
    return known;
  }

  Object of(Class<?> type) {
    Object known = made.get(type);
    if (known == null) {
      known = new Object();
      made.put(type, known); // expect: non-atomic-update
    }
    return known;
  }

  String text(String key) {
    String known = texts.get(key);
    if (known == null) {
      known = System.getProperty(key);
      texts.put(key, known); // expect: non-atomic-update
    }
    return known;
  }
}

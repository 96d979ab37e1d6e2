// release: 21
package quay.choices;

import java.util.*;
import java.util.concurrent.*;

final class Choices {
  private final ConcurrentMap<String, String> map = new ConcurrentHashMap<>();
  private final List<String> all = new CopyOnWriteArrayList<>();

  String elsePut(String id) {
    if (map.containsKey(id)) {
      return map.get(id);
    } else {
      map.put(id, id); // expect: non-atomic-update
    }
    return id;
  }

  String ternary(String id) {
    return map.containsKey(id) ? map.get(id) : map.put(id, id); // expect: non-atomic-update
  }

  String negated(String id) {
    return !map.containsKey(id) ? map.put(id, id) : map.get(id); // expect: non-atomic-update
  }

  void and(String id) {
    boolean added = !all.contains(id) && all.add(id); // expect: non-atomic-update
    System.out.println(added);
  }

  void or(String id) {
    boolean known = all.contains(id) || all.add(id); // expect: non-atomic-update
    System.out.println(known);
  }

  void flag(String id) {
    boolean known = map.containsKey(id);
    if (!known) {
      map.put(id, id); // expect: non-atomic-update
    }
  }

  void objects(String id) {
    if (Objects.isNull(map.get(id))) {
      map.put(id, id); // expect: non-atomic-update
    }
  }

  void optional(String id) {
    if (Optional.ofNullable(map.get(id)).isEmpty()) {
      map.put(id, id); // expect: non-atomic-update
    }
  }

  void pattern(String id) {
    if (!(map.get(id) instanceof String known)) {
      map.put(id, id); // expect: non-atomic-update
    }
  }

  void other(String id, String key) {
    if (map.containsKey(key)) {
      map.put(id, id);
    }
  }

  String locked(String id) {
    synchronized (map) {
      return map.containsKey(id) ? map.get(id) : map.put(id, id);
    }
  }

  String before(String id, boolean known) {
    String old = map.get(id);
    System.out.println(old);
    return known ? old : map.put(id, id);
  }
}

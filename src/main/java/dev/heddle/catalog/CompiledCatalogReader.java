package dev.heddle.catalog;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Reads the form that {@link CompiledCatalog} describes; one list makes one set or map. */
final class CompiledCatalogReader {
  private static final Blocking[] BLOCKING = Blocking.values();
  private static final Place[] PLACES = Place.values();
  private static final Strength[] STRENGTHS = Strength.values();

  private final byte[] bytes;
  private int at;
  private final List<String> strings = new ArrayList<>();
  private final List<List<String>> lists = new ArrayList<>();
  private final IdentityHashMap<List<String>, Set<String>> sets = new IdentityHashMap<>();
  private final IdentityHashMap<List<String>, Map<String, String>> maps = new IdentityHashMap<>();
  private final List<MethodMeaning> methods = new ArrayList<>();
  private final List<Entry> entries = new ArrayList<>();

  CompiledCatalogReader(byte[] bytes) {
    this.bytes = bytes;
  }

  List<TypeMeaning> catalog() {
    return many(this::type);
  }

  private TypeMeaning type() {
    return new TypeMeaning(
        string(), string(), set(), list(), many(this::method), many(this::entry), remedies());
  }

  private MethodMeaning method() {
    return pooled(
        methods,
        () ->
            new MethodMeaning(
                string(),
                isPresent() ? list() : null,
                number() - 1,
                set(),
                blocking(number()),
                STRENGTHS[number()],
                runs(),
                isPresent() ? string() : null));
  }

  private static Blocking blocking(int number) {
    return number == 0 ? null : BLOCKING[number - 1];
  }

  private Map<Integer, Runs> runs() {
    int count = number();
    if (count == 0) {
      return Map.of();
    }
    Map<Integer, Runs> runs = new TreeMap<>();
    for (int i = 0; i < count; i++) {
      runs.put(number(), new Runs(PLACES[number()], number() - 1));
    }
    return runs;
  }

  private Entry entry() {
    return pooled(
        entries, () -> new Entry(set(), PLACES[number()], STRENGTHS[number()], condition()));
  }

  private Condition condition() {
    return new Condition(list(), list(), list(), list(), list(), list(), list(), list());
  }

  private Map<String, String> remedies() {
    return maps.computeIfAbsent(list(), CompiledCatalogReader::map);
  }

  private static Map<String, String> map(List<String> pairs) {
    Map<String, String> map = new HashMap<>();
    for (int i = 0; i < pairs.size(); i += 2) {
      map.put(pairs.get(i), pairs.get(i + 1));
    }
    return Map.copyOf(map);
  }

  private Set<String> set() {
    return sets.computeIfAbsent(list(), Set::copyOf);
  }

  private List<String> list() {
    return pooled(lists, () -> many(this::string));
  }

  private String string() {
    return pooled(strings, this::newString);
  }

  private String newString() {
    int length = number();
    at += length;
    return new String(bytes, at - length, length, StandardCharsets.UTF_8);
  }

  private boolean isPresent() {
    return number() == 1;
  }

  private <T> List<T> many(Supplier<T> part) {
    int count = number();
    if (count == 0) {
      return List.of();
    }
    List<T> elements = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      elements.add(part.get());
    }
    return List.copyOf(elements);
  }

  /** The element of that number, or the new one that follows. */
  private <T> T pooled(List<T> pool, Supplier<T> part) {
    int number = number();
    if (number < pool.size()) {
      return pool.get(number);
    }
    T element = part.get();
    pool.add(element);
    return element;
  }

  private int number() {
    int value = 0;
    for (int shift = 0; ; shift += 7) {
      int next = bytes[at++];
      value |= (next & 0x7f) << shift;
      if (next >= 0) {
        return value;
      }
    }
  }
}

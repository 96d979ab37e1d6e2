package dev.heddle.catalog;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Reads the form that {@link CompiledCatalog} describes. */
final class CompiledCatalogReader {
  private static final Blocking[] BLOCKING = Blocking.values();
  private static final Place[] PLACES = Place.values();
  private static final Strength[] STRENGTHS = Strength.values();

  private final DataInputStream in;
  private final List<String> strings = new ArrayList<>();
  private final List<List<String>> lists = new ArrayList<>();
  private final Map<List<String>, Set<String>> sets = new HashMap<>();
  private final List<MethodMeaning> methods = new ArrayList<>();
  private final List<Entry> entries = new ArrayList<>();

  CompiledCatalogReader(DataInputStream in) {
    this.in = in;
  }

  List<TypeMeaning> catalog() throws IOException {
    return many(this::type);
  }

  private TypeMeaning type() throws IOException {
    return new TypeMeaning(
        string(), string(), set(), list(), many(this::method), many(this::entry), remedies());
  }

  private MethodMeaning method() throws IOException {
    return pooled(
        methods,
        () ->
            new MethodMeaning(
                string(),
                in.readBoolean() ? list() : null,
                number() - 1,
                set(),
                blocking(number()),
                STRENGTHS[number()],
                runs(),
                in.readBoolean() ? string() : null));
  }

  private static Blocking blocking(int number) {
    return number == 0 ? null : BLOCKING[number - 1];
  }

  private Map<Integer, Runs> runs() throws IOException {
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

  private Entry entry() throws IOException {
    return pooled(
        entries, () -> new Entry(set(), PLACES[number()], STRENGTHS[number()], condition()));
  }

  private Condition condition() throws IOException {
    return new Condition(list(), list(), list(), list(), list(), list(), list(), list());
  }

  private Map<String, String> remedies() throws IOException {
    Map<String, String> remedies = new HashMap<>();
    List<String> pairs = list();
    for (int i = 0; i < pairs.size(); i += 2) {
      remedies.put(pairs.get(i), pairs.get(i + 1));
    }
    return Map.copyOf(remedies);
  }

  /** Equal sets are one object. */
  private Set<String> set() throws IOException {
    return sets.computeIfAbsent(list(), Set::copyOf);
  }

  private List<String> list() throws IOException {
    return pooled(lists, () -> many(this::string));
  }

  private String string() throws IOException {
    return pooled(strings, in::readUTF);
  }

  private <T> List<T> many(Part<T> part) throws IOException {
    int count = number();
    if (count == 0) {
      return List.of();
    }
    List<T> elements = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      elements.add(part.read());
    }
    return List.copyOf(elements);
  }

  /** The element of that number, or the new one that follows. */
  private <T> T pooled(List<T> pool, Part<T> part) throws IOException {
    int number = number();
    if (number < pool.size()) {
      return pool.get(number);
    }
    T element = part.read();
    pool.add(element);
    return element;
  }

  private int number() throws IOException {
    int value = 0;
    for (int shift = 0; ; shift += 7) {
      int next = in.readUnsignedByte();
      value |= (next & 0x7f) << shift;
      if (next < 0x80) {
        return value;
      }
    }
  }

  /** A part of the form. */
  private interface Part<T> {
    T read() throws IOException;
  }
}

package dev.heddle.catalog;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Writes the form that {@link CompiledCatalog} describes. */
@SuppressWarnings("EnumOrdinal") // written and read by one version
final class CompiledCatalogWriter {
  private final DataOutputStream out;
  private final Map<String, Integer> strings = new HashMap<>();
  private final Map<List<String>, Integer> lists = new HashMap<>();
  private final Map<MethodMeaning, Integer> methods = new HashMap<>();
  private final Map<Entry, Integer> entries = new HashMap<>();

  CompiledCatalogWriter(DataOutputStream out) {
    this.out = out;
  }

  void catalog(Collection<TypeMeaning> types) throws IOException {
    number(types.size());
    for (TypeMeaning type : types) {
      type(type);
    }
  }

  private void type(TypeMeaning type) throws IOException {
    string(type.name());
    string(type.library());
    set(type.kinds());
    list(type.supertypes());
    number(type.methods().size());
    for (MethodMeaning method : type.methods()) {
      if (isNew(methods, method)) {
        method(method);
      }
    }
    number(type.entries().size());
    for (Entry entry : type.entries()) {
      if (isNew(entries, entry)) {
        entry(entry);
      }
    }
    List<String> remedies = new ArrayList<>();
    new TreeMap<>(type.remedies()).forEach((key, text) -> remedies.addAll(List.of(key, text)));
    list(remedies);
  }

  private void method(MethodMeaning method) throws IOException {
    string(method.name());
    out.writeBoolean(method.parameters() != null);
    if (method.parameters() != null) {
      list(method.parameters());
    }
    number(method.arguments() + 1);
    set(method.traits());
    number(method.blocks() == null ? 0 : method.blocks().ordinal() + 1);
    number(method.strength().ordinal());
    runs(method.runs());
    out.writeBoolean(method.returns() != null);
    if (method.returns() != null) {
      string(method.returns());
    }
  }

  private void runs(Map<Integer, Runs> runs) throws IOException {
    number(runs.size());
    for (Map.Entry<Integer, Runs> run : new TreeMap<>(runs).entrySet()) {
      number(run.getKey());
      number(run.getValue().place().ordinal());
      number(run.getValue().argument() + 1);
    }
  }

  private void entry(Entry entry) throws IOException {
    set(entry.methods());
    number(entry.place().ordinal());
    number(entry.strength().ordinal());
    Condition condition = entry.condition();
    list(condition.returns());
    list(condition.takes());
    list(condition.unlessTakes());
    list(condition.annotated());
    list(condition.unlessAnnotated());
    list(condition.imports());
    list(condition.unlessImports());
    list(condition.when());
  }

  private void set(Collection<String> words) throws IOException {
    list(List.copyOf(new TreeSet<>(words)));
  }

  private void list(List<String> words) throws IOException {
    if (isNew(lists, words)) {
      number(words.size());
      for (String word : words) {
        string(word);
      }
    }
  }

  private void string(String text) throws IOException {
    if (isNew(strings, text)) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      number(bytes.length);
      out.write(bytes);
    }
  }

  /** Writes the number of the element, which is the size of the pool if it is new there. */
  private <T> boolean isNew(Map<T, Integer> pool, T element) throws IOException {
    int next = pool.size();
    Integer known = pool.putIfAbsent(element, next);
    number(known == null ? next : known);
    return known == null;
  }

  private void number(int value) throws IOException {
    int rest = value;
    for (; rest > 0x7f; rest >>>= 7) {
      out.writeByte(rest | 0x80);
    }
    out.writeByte(rest);
  }
}

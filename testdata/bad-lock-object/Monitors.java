package shop.monitors;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

public class Monitors {
  private static final String NAME = "name";
  private static final Integer NUMBER = 1;
  private final Boolean flag = Boolean.TRUE;
  private final LocalDate day = LocalDate.now();
  private final List<String> fixed = List.of("a");
  private final Optional<String> maybe = Optional.empty();
  private final Map<String, Object> locks = new ConcurrentHashMap<>();
  private final List<String> items = new ArrayList<>();
  private List<String> current = new ArrayList<>();
  private Object stable = new Object();
  private Object made;
  private int count;

  public Monitors() {
    made = new Object();
  }

  public void text() {
    synchronized ("literal") { // expect: bad-lock-object
      count++;
    }
  }

  public void constant() {
    synchronized (NAME) { // expect: bad-lock-object
      count++;
    }
  }

  public void boxed() {
    synchronized (NUMBER) { // expect: bad-lock-object
      count++;
    }
    synchronized (flag) { // expect: bad-lock-object
      count++;
    }
  }

  public void parameter(Long id) {
    synchronized (id) { // expect: bad-lock-object
      count++;
    }
  }

  public void values() {
    synchronized (day) { // expect: bad-lock-object
      count++;
    }
    synchronized (fixed) { // expect: bad-lock-object
      count++;
    }
    synchronized (maybe) { // expect: bad-lock-object
      count++;
    }
  }

  public void replaced(List<String> next) {
    synchronized (current) { // expect: bad-lock-object
      current = new ArrayList<>(next);
    }
  }

  public void fresh() {
    synchronized (new Object()) { // expect: bad-lock-object
      count++;
    }
  }

  public void runtimeClass() {
    synchronized (this.getClass()) { // expect: bad-lock-object
      count++;
    }
  }

  public void interned(String key) {
    String canonical = key.intern();
    synchronized (canonical) { // expect: bad-lock-object
      count++;
    }
  }

  public void fine(String key) {
    synchronized (this) {
      count++;
    }
    synchronized (Monitors.class) {
      count++;
    }
    synchronized (items) {
      count++;
    }
    synchronized (stable) {
      count++;
    }
    synchronized (made) {
      count++;
    }
    synchronized (locks.computeIfAbsent(key, k -> new Object())) {
      count++;
    }
    Object own = locks.get(key);
    synchronized (own) {
      count++;
    }
  }

  static final class Leaf {
    private int count;

    void add() {
      synchronized (getClass()) {
        count++;
      }
    }
  }
}

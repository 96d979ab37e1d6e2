package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.code.Site;
import java.util.ArrayList;
import java.util.List;

/**
 * Something that running a piece of code may do: wait for something outside, or burn the processor.
 *
 * @param operation the call that does it in the end, or that passes the method that does
 * @param name what it does, fit for a message: `Files.readString`
 * @param kind what it waits for, null for work of the processor
 * @param confidence how sure that is
 * @param path the calls that lead to it, the outermost first; the operation itself is the last. The
 *     first use of a class leads to its initialiser.
 * @param awaited the future, or collection of futures, that it waits for if whoever makes the first
 *     call of the path knows it by a variable; else null
 */
public record Effect(
    Call operation,
    String name,
    Blocking kind,
    Confidence confidence,
    List<Element> path,
    Expression awaited) {

  static Effect of(Call call, Blocking kind, Confidence confidence) {
    Expression awaited = kind == Blocking.FUTURE ? KnownComplete.subject(call) : null;
    return new Effect(call, call.typedText(), kind, confidence, List.of(call), awaited);
  }

  /** The same effect seen from a call, or a use of a class, that leads to it. */
  Effect through(Element call) {
    List<Element> longer = new ArrayList<>(path.size() + 1);
    longer.add(call);
    longer.addAll(path);
    return new Effect(operation, name, kind, confidence, List.copyOf(longer), awaited);
  }

  Effect with(Confidence other) {
    return new Effect(operation, name, kind, other, path, awaited);
  }

  Effect awaiting(Expression other) {
    return new Effect(operation, name, kind, confidence, path, other);
  }

  /** Whether it waits for other work of the program: an outcome, a signal, an element. */
  public boolean isWait() {
    return kind == Blocking.FUTURE || kind == Blocking.SYNCHRONISER || kind == Blocking.QUEUE;
  }

  /** Whether a fork/join pool works on, or gets another thread, meanwhile. */
  public boolean isCompensated() {
    return is("compensates") || is("helps");
  }

  /** Whether the catalog calls the operation this. */
  public boolean is(String trait) {
    return operation.is(trait);
  }

  /** Whether it waits for a publisher: by an operator, or for the future made of one. */
  public boolean isOfPublisher() {
    boolean future = is("join") && !operation.isNew() && operation.receiver() != null;
    return is("blocking-operator")
        || (future
            && Drop.chain(operation.receiver().localOrigin()).stream()
                .anyMatch(above -> above.is("to-future")));
  }

  /** How many calls lead to the operation, itself not counted. */
  public int depth() {
    return path.size() - 1;
  }

  /** The calls of the path. */
  List<Call> calls() {
    return path.stream().filter(Call.class::isInstance).map(Call.class::cast).toList();
  }

  /** The path in words: `load -> parse -> Files.readString`. */
  public String text() {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < path.size() - 1; i++) {
      names.add(name(path.get(i)));
    }
    names.add(name);
    return String.join(" -> ", names);
  }

  /** Each call of the path with its place. */
  public List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < path.size(); i++) {
      Element call = path.get(i);
      Site site = call.site();
      boolean last = i == path.size() - 1;
      steps.add(
          new Step(
              site,
              last
                  ? "`" + name + "` " + (kind == null ? "works" : "blocks")
                  : (call instanceof Call ? "calls `" : "needs `") + name(call) + "`"));
    }
    return steps;
  }

  private static String name(Element element) {
    return element instanceof Call call ? call.name() : element.result().text();
  }
}

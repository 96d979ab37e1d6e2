package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;

/**
 * A change, without a lock, of something not made for threads that a function shares with other
 * runs of itself.
 *
 * @param text what is changed
 */
public record CapturedChange(Element at, String text) {

  /** Those that functions passed by the calls of a body make. */
  public static List<CapturedChange> of(Method method) {
    List<CapturedChange> found = new ArrayList<>();
    for (Call call : method.callList()) {
      collect(call, found);
    }
    return found;
  }

  private static void collect(Call call, List<CapturedChange> found) {
    for (int i = 0; i < call.arguments().size(); i++) {
      Expression argument = call.argument(i).localOrigin();
      boolean code =
          argument.event() instanceof Event.Lambda
              || (argument.event() instanceof Event.New n && n.body() != null)
              || argument.event() instanceof Event.MethodReference;
      Concurrency concurrency = code ? Concurrency.of(call, i, region(argument)) : null;
      if (concurrency == null) {
        continue;
      }
      if (argument.event() instanceof Event.MethodReference r) {
        reference(argument, r, concurrency, found);
        continue;
      }
      Method body = argument.function();
      if (body != null && body.link() == call.link()) {
        body.allElements().forEach(e -> element(e, concurrency, found));
      }
    }
  }

  private static int region(Expression function) {
    Method body = function.event() instanceof Event.MethodReference ? null : function.function();
    return body == null ? -1 : body.region().id();
  }

  private static void reference(
      Expression argument,
      Event.MethodReference r,
      Concurrency shared,
      List<CapturedChange> found) {
    Element at = argument.link().element(r);
    Expression target = at.expression(r.qualifier());
    if (Meaning.traits(target, r.name()).contains("mutates") && isShared(target, shared)) {
      found.add(new CapturedChange(at, target.text()));
    }
  }

  private static void element(Element e, Concurrency shared, List<CapturedChange> found) {
    if (e.event() instanceof Event.ArrayStore a) {
      Expression array = e.expression(a.array());
      boolean fixed = e.expression(a.index()).constant() != null;
      boolean own = array.localOrigin().event() instanceof Event.NewArray;
      if (fixed && own && isShared(array, shared, "") && !e.mayBeLocked()) {
        found.add(new CapturedChange(e, array.text()));
      }
      return;
    }
    boolean change = e instanceof Call call && call.is("mutates") && call.receiver() != null;
    if (change && isShared(((Call) e).receiver(), shared) && !e.mayBeLocked()) {
      found.add(new CapturedChange(e, ((Call) e).receiver().text()));
    }
  }

  private static boolean isShared(Expression object, Concurrency shared) {
    Expression at = object;
    // a chain such as `text.append(a).append(b)` changes its first receiver
    while (at.call() != null
        && !at.call().isNew()
        && at.call().is("mutates")
        && at.type().name().equals(at.call().receiver().type().name())) {
      at = at.call().receiver();
    }
    return isShared(at, shared, "mutable-collection");
  }

  private static boolean isShared(Expression object, Concurrency shared, String kind) {
    Expression origin = object.origin();
    if (!kind.isEmpty() && !origin.is(kind)) {
      return false;
    }
    Variable v = object.variable();
    if (v != null) {
      boolean local = v.kind() == Variable.Kind.LOCAL || v.kind() == Variable.Kind.PARAMETER;
      return local && shared.shares(object.method(), v.region());
    }
    return object.field() != null
        && object.event() instanceof Event.Read r
        && (r.owner() == null || r.owner() instanceof Value.Self)
        && origin.event() instanceof Event.New;
  }
}

package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Walks every way through a body: branches, loops, jumps, exceptions, `finally`. What the events do
 * to a path is said by {@link Steps}.
 *
 * <p>With more than {@link #MOST} ways at one point it gives up: nothing is known then.
 */
final class PathWalk {
  static final int MOST = 64;

  /** What the events of a body do to a path. */
  interface Steps {
    /** The paths after an event that did not throw. */
    List<Path> after(Element e, Path path);

    /** What an event may throw: null for nothing, unknown for anything. */
    TypeRef throwing(Element e);

    /** The path at the start of a clause that catches what an element threw. */
    default Path caught(Path path, Element by, Region clause) {
      return path;
    }
  }

  private final Method method;
  private final Steps steps;
  private final Conditions conditions;
  private boolean tooMany;

  private PathWalk(Method method, Steps steps, Conditions conditions) {
    this.method = method;
    this.steps = steps;
    this.conditions = conditions;
  }

  /** The exits of a body; null if there are too many ways through it. */
  static Exits of(Method method, Steps steps, Conditions conditions) {
    PathWalk walk = new PathWalk(method, steps, conditions);
    Exits exits = new Exits();
    Set<Path> in = new LinkedHashSet<>(List.of(Path.START));
    exits.returns().addAll(walk.region(method.region(), in, exits));
    return walk.tooMany ? null : exits;
  }

  /** Walks one region; returns the paths that come out at its end. */
  private Set<Path> region(Region region, Set<Path> in, Exits exits) {
    if (in.size() > MOST) {
      tooMany = true;
    }
    if (in.isEmpty() || tooMany) {
      return new LinkedHashSet<>();
    }
    return switch (region.kind()) {
      case IF -> branch(region, in, exits);
      case WHILE, DO, FOR, FOR_EACH -> loop(region, in, exits);
      case SWITCH -> choice(region, in, exits);
      case TRY -> attempt(region, in, exits);
      case BLOCK -> labelled(region, in, exits);
      default -> items(region, in, exits);
    };
  }

  /** The events and regions of a region in order. */
  private Set<Path> items(Region region, Set<Path> in, Exits exits) {
    Set<Path> paths = in;
    int at = region.from();
    for (Region child : method.children(region)) {
      paths = events(region, at, child.from(), paths, exits);
      paths = child(region, child, paths, exits);
      at = child.to();
    }
    return events(region, at, region.to(), paths, exits);
  }

  private Set<Path> child(Region parent, Region child, Set<Path> paths, Exits exits) {
    if (child.kind().isFunction()) {
      return paths;
    }
    if (child.kind() != Region.Kind.ARM) {
      return region(child, paths, exits);
    }
    return arm(parent, child, paths, exits);
  }

  /** An operand of `&&`, `||` or `?:` that is evaluated on some of the paths. */
  private Set<Path> arm(Region parent, Region arm, Set<Path> paths, Exits exits) {
    Set<Path> evaluated = new LinkedHashSet<>();
    Set<Path> skipped = new LinkedHashSet<>();
    Event next = arm.to() < parent.to() ? method.link().body().events().get(arm.to()) : null;
    boolean logic =
        next instanceof Event.Operation o
            && (o.operator().equals("&&") || o.operator().equals("||"));
    if (!logic) {
      Set<Path> all = new LinkedHashSet<>(paths);
      all.addAll(region(arm, paths, exits));
      return all;
    }
    Event.Operation o = (Event.Operation) next;
    boolean needs = o.operator().equals("&&");
    for (Path path : paths) {
      add(evaluated, conditions.assume(path, o.operands().get(0), needs));
      Path other = conditions.assume(path, o.operands().get(0), !needs);
      add(skipped, other == null ? null : other.with("e" + o.id(), !needs));
    }
    Set<Path> out = new LinkedHashSet<>();
    for (Path path : items(arm, evaluated, exits)) {
      out.add(path.with("e" + o.id(), conditions.known(path, o.operands().get(1))));
    }
    out.addAll(skipped);
    return out;
  }

  private static void add(Set<Path> paths, Path path) {
    if (path != null) {
      paths.add(path);
    }
  }

  private Set<Path> events(Region region, int from, int to, Set<Path> in, Exits exits) {
    Set<Path> paths = in;
    for (int i = from; i < to && !paths.isEmpty(); i++) {
      Event event = method.link().body().events().get(i);
      if (event.region() == region.id()) {
        paths = event(event, paths, exits);
      }
    }
    return paths;
  }

  private Set<Path> event(Event event, Set<Path> in, Exits exits) {
    Element e = method.link().element(event);
    TypeRef thrown = steps.throwing(e);
    Set<Path> out = new LinkedHashSet<>();
    for (Path path : in) {
      if (thrown != null) {
        exits.throwing(path, thrown, e);
      }
      if (event instanceof Event.Return) {
        exits.returns().addAll(steps.after(e, path));
      } else if (event instanceof Event.Jump j) {
        exits.jump(path, j.isContinue(), j.label());
      } else if (event instanceof Event.Yield) {
        exits.jump(path, false, "");
      } else if (event instanceof Event.Assign a) {
        steps.after(e, path).forEach(p -> out.add(conditions.assign(p, a)));
      } else if (event instanceof Event.Store s) {
        steps.after(e, path).forEach(p -> out.add(conditions.store(p, s)));
      } else if (event instanceof Event.Call call) {
        steps.after(e, path).forEach(p -> add(out, conditions.returned(p, call)));
      } else if (!(event instanceof Event.Throw)) {
        out.addAll(steps.after(e, path));
      }
    }
    return out;
  }

  private Set<Path> assume(Set<Path> paths, Value condition, boolean wanted) {
    if (condition == null) {
      return wanted ? paths : new LinkedHashSet<>();
    }
    Set<Path> out = new LinkedHashSet<>();
    paths.forEach(p -> add(out, conditions.assume(p, condition, wanted)));
    return out;
  }

  private Set<Path> branch(Region region, Set<Path> in, Exits exits) {
    Set<Path> paths = in;
    Set<Path> out = new LinkedHashSet<>();
    boolean hasElse = false;
    int at = region.from();
    for (Region child : method.children(region)) {
      boolean yes = child.kind() == Region.Kind.THEN;
      boolean no = child.kind() == Region.Kind.ELSE;
      if (!yes && !no) {
        paths = events(region, at, child.from(), paths, exits);
        paths = child(region, child, paths, exits);
        at = child.to();
      } else {
        if (yes) {
          paths = events(region, at, child.from(), paths, exits);
        }
        out.addAll(region(child, assume(paths, region.subject(), yes), exits));
        hasElse |= no;
      }
    }
    if (!hasElse) {
      out.addAll(assume(paths, region.subject(), false));
    }
    return out;
  }

  private Set<Path> loop(Region loop, Set<Path> in, Exits exits) {
    Set<Path> out = new LinkedHashSet<>();
    Set<Path> seen = new LinkedHashSet<>();
    Set<Path> paths = in;
    int at = loop.from();
    Region condition = null;
    Region bodyPart = null;
    Region update = null;
    for (Region child : method.children(loop)) {
      switch (child.kind()) {
        case CONDITION -> condition = child;
        case LOOP_BODY -> bodyPart = child;
        case UPDATE -> update = child;
        default -> {
          paths = events(loop, at, child.from(), paths, exits);
          paths = child(loop, child, paths, exits);
          at = child.to();
        }
      }
    }
    Region first = condition == null ? bodyPart : condition;
    paths = events(loop, at, first == null ? loop.to() : first.from(), paths, exits);
    boolean testFirst = loop.kind() != Region.Kind.DO;
    while (!paths.isEmpty() && !tooMany) {
      seen.addAll(paths);
      Set<Path> round = paths;
      if (testFirst) {
        round = test(loop, condition, round, out, exits);
      }
      Exits inner = new Exits();
      Set<Path> end = bodyPart == null ? round : region(bodyPart, round, inner);
      Set<Path> next = new LinkedHashSet<>(end);
      next.addAll(inner.continues(loop.label()));
      out.addAll(inner.breaks(loop.label()));
      exits.addAll(inner);
      if (update != null) {
        next = items(update, next, exits);
      }
      if (!testFirst) {
        next = test(loop, condition, next, out, exits);
      }
      next.removeAll(seen);
      paths = next;
      tooMany |= seen.size() > MOST;
    }
    return out;
  }

  /** Evaluates a loop's condition: some paths leave, the others go on. */
  private Set<Path> test(
      Region loop, Region condition, Set<Path> in, Set<Path> leaving, Exits exits) {
    if (loop.kind() == Region.Kind.FOR_EACH) {
      leaving.addAll(in);
      return in;
    }
    Set<Path> paths = condition == null ? in : items(condition, in, exits);
    leaving.addAll(assume(paths, loop.subject(), false));
    return assume(paths, loop.subject(), true);
  }

  private Set<Path> labelled(Region block, Set<Path> in, Exits exits) {
    if (block.label().isEmpty()) {
      return items(block, in, exits);
    }
    Exits inner = new Exits();
    Set<Path> out = new LinkedHashSet<>(items(block, in, inner));
    out.addAll(inner.breaksTo(block.label()));
    exits.addAll(inner);
    return out;
  }

  private Set<Path> choice(Region choice, Set<Path> in, Exits exits) {
    Set<Path> out = new LinkedHashSet<>();
    Exits inner = new Exits();
    boolean complete = false;
    for (Region child : method.children(choice)) {
      complete |= child.label().equals("default");
      out.addAll(region(child, conditions.choose(in, choice, child.label()), inner));
    }
    if (!complete) {
      out.addAll(conditions.choose(in, choice, ""));
    }
    out.addAll(inner.breaks(""));
    exits.addAll(inner);
    return out;
  }

  private Set<Path> attempt(Region attempt, Set<Path> in, Exits exits) {
    Exits inner = new Exits();
    Set<Path> out = in;
    List<Region> children = method.children(attempt);
    for (Region child : children) {
      if (child.kind() == Region.Kind.RESOURCES || child.kind() == Region.Kind.TRY_BODY) {
        out = region(child, out, inner);
      }
    }
    Set<Path> ends = new LinkedHashSet<>(out);
    Exits caught = new Exits();
    Catching catching = new Catching(method, children);
    for (Exits.Thrown thrown : inner.takeThrown()) {
      for (Region clause : catching.clauses(thrown)) {
        Path path = steps.caught(thrown.path(), thrown.by(), clause);
        ends.addAll(region(clause, new LinkedHashSet<>(Set.of(path)), caught));
      }
      if (catching.mayEscape(thrown)) {
        caught.add(thrown);
      }
    }
    caught.addAll(inner);
    Region last =
        children.stream().filter(c -> c.kind() == Region.Kind.FINALLY).findFirst().orElse(null);
    if (last == null) {
      exits.addAll(caught);
      return ends;
    }
    exits.addAll(caught.through(paths -> region(last, paths, exits)));
    return region(last, ends, exits);
  }
}

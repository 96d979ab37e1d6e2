package dev.heddle.fact;

import dev.heddle.code.Span;
import java.util.List;

/**
 * What one body does, seen alone: a small structured program of regions over events on symbolic
 * values. It asks nothing of other files or of the catalog.
 *
 * @param type qualified name of the declaring type
 * @param member name of the method, field (initialiser) or `<clinit>`, `<init>`
 * @param method index into the methods of the type, -1 for an initialiser
 * @param parameters number of leading variables that are parameters
 * @param statements spans of its statements
 * @param nested methods of anonymous and local types whose code stands inside
 */
public record Body(
    String type,
    Kind kind,
    String member,
    int method,
    boolean isStatic,
    int parameters,
    List<Variable> variables,
    List<Event> events,
    List<Region> regions,
    List<Span> statements,
    List<NestedMethod> nested) {

  /** What kind of member a body belongs to. */
  public enum Kind {
    METHOD,
    CONSTRUCTOR,
    STATIC_INITIALISER,
    INSTANCE_INITIALISER,
    FIELD_INITIALISER
  }

  /**
   * A method of an anonymous or local type whose code is a region of the enclosing body.
   *
   * @param type qualified name of that type
   * @param method index into the methods of the type, -1 for an initialiser
   * @param member as in {@link Body}
   * @param parameters indices of its parameters
   */
  public record NestedMethod(
      String type, int method, String member, int region, List<Integer> parameters) {}
}

package dev.heddle.catalog;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the catalog says of one overload set of one type.
 *
 * @param name of the method, `new` for constructors; a `*` at its begin or end stands for any text
 * @param parameters simple names of the parameter types that select the overload, or null for all
 * @param arguments number of arguments that select the overload, -1 for all
 * @param traits what the call is, in the open vocabulary of the catalog (`launch`, `operator` …)
 * @param blocks what the call waits for, or null
 * @param strength of {@code blocks} and {@code runs}
 * @param runs where each function argument runs, by index
 * @param returns type of the result over the receiver's type parameters and `R0` (what function
 *     argument 0 returns), or null: the signature says it
 */
public record MethodMeaning(
    String name,
    List<String> parameters,
    int arguments,
    Set<String> traits,
    Blocking blocks,
    Strength strength,
    Map<Integer, Runs> runs,
    String returns) {
  /** What every object has: no pattern means it. */
  private static final Set<String> OF_OBJECT = Set.of("equals", "getClass", "hashCode", "toString");

  /** Whether this speaks of methods called so; a lone `*` stands for all but constructors. */
  public boolean names(String method) {
    if (name.indexOf('*') < 0) {
      return name.equals(method);
    }
    return NamePattern.matches(name, method)
        && !method.equals("new")
        && !method.startsWith("<")
        && !OF_OBJECT.contains(method);
  }
}

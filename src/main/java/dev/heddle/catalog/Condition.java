package dev.heddle.catalog;

import java.util.List;

/**
 * What must hold for an {@link Entry} to apply to a method; every list that is not empty must hold.
 *
 * <p>Types are qualified names. An annotation may carry an argument: {@code a.Route(type =
 * BLOCKING)}.
 *
 * @param returns one of these is the method's result type
 * @param takes one of these is the type of a parameter
 * @param unlessTakes none of these is the type of a parameter
 * @param annotated the method or its class bears one of these annotations
 * @param unlessAnnotated neither the method nor its class bears one of these
 * @param imports a file of the project imports something whose name begins with one of these
 * @param unlessImports the file of the method imports nothing whose name begins with one of these
 * @param when words for what only code can tell (`rules/catalog/README.md` explains each)
 */
public record Condition(
    List<String> returns,
    List<String> takes,
    List<String> unlessTakes,
    List<String> annotated,
    List<String> unlessAnnotated,
    List<String> imports,
    List<String> unlessImports,
    List<String> when) {
  /** The condition that always holds. */
  public static final Condition NONE =
      new Condition(
          List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of());
}

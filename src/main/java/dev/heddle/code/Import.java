package dev.heddle.code;

/**
 * An import.
 *
 * @param name qualified name without `.*`
 * @param onDemand whether it ends in `.*` (or imports a module)
 */
public record Import(String name, boolean isStatic, boolean onDemand, boolean module, Span span) {}

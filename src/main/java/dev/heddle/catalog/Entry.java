package dev.heddle.catalog;

import java.util.Set;

/**
 * Methods of a type that a framework calls on a known kind of thread.
 *
 * @param methods names; empty for every method that the type itself declares
 * @param place where they run
 * @param strength how sure that is
 * @param condition name of a condition the engine must check, or empty
 */
public record Entry(Set<String> methods, Place place, Strength strength, String condition) {}

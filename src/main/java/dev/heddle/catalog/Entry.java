package dev.heddle.catalog;

import java.util.Set;

/**
 * Methods that a framework calls on a known kind of thread.
 *
 * <p>The entry of a class or interface speaks of the methods of its subtypes; the entry of an
 * annotation of the methods that bear it, or of all methods of a class that bears it.
 *
 * @param methods names; empty for every method that the type itself declares
 * @param place where they run
 * @param strength how sure that is
 * @param condition what else must hold
 */
public record Entry(Set<String> methods, Place place, Strength strength, Condition condition) {}

package dev.heddle.code;

import java.util.List;

/** A type variable of a declaration and its bounds (empty: Object). */
public record TypeParameter(String name, List<TypeRef> bounds) {}

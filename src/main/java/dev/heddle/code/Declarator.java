package dev.heddle.code;

/**
 * One variable of a declaration: its name and, if it has one, its initial value.
 *
 * @param type with the brackets behind the name; {@link TypeRef#UNKNOWN} for `var`
 * @param initial or null
 * @param first the token of its name
 */
public record Declarator(String name, TypeRef type, Expression initial, int first, int last)
    implements Node {}

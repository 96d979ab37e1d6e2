package dev.heddle.flow;

/**
 * A method reference passed to where it runs in a known context.
 *
 * @param by the call that it is passed to
 * @param at the reference
 * @param target the body that it stands for, null if that is a library's
 */
record Started(Context context, Call by, Element at, Method target) {}

/**
 * What is wrong, one sentence each: the questions that a rule may ask, and its findings.
 *
 * <p>Knows none of its families, and no family another. No rule sees a syntax tree, names a library
 * class, or has state.
 */
package dev.heddle.rule;

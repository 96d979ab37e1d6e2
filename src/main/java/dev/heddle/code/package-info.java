/**
 * Source text, outlines, parsing and types.
 *
 * <p>The only package that reads sources. Parsing never fails: an outline carries its problems, and
 * a body that cannot be parsed has unknown facts. No syntax tree outlives its body.
 */
package dev.heddle.code;

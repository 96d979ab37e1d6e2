/**
 * Source text, outlines, parsing and types.
 *
 * <p>The only package that reads sources. Parsing never fails: a file carries its problems, and a
 * body that cannot be parsed has unknown facts. A grammar of our own reads whole files without
 * errors; JavaParser, whose trees are translated, reads all others. No syntax tree outlives its
 * file.
 */
package dev.heddle.code;

package dev.heddle.code;

import java.util.Map;

/**
 * An annotation as written.
 *
 * @param name as written, perhaps qualified
 * @param arguments source text of each argument by name; a single unnamed one is `value`
 */
public record AnnotationUse(String name, Map<String, String> arguments, Span span) {}

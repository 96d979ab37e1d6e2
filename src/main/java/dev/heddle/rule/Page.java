package dev.heddle.rule;

import java.util.Map;

/**
 * The page of a rule, `rules/<id>.md`: the only source of its text and defaults.
 *
 * @param sentence the first sentence, equal to the Javadoc of the rule
 * @param precision `very-high`, `high`, `medium` or `low`
 * @param sections body in Markdown by heading, in the order of the page
 * @param markdown the whole page
 */
public record Page(
    String id,
    String family,
    String sentence,
    Severity severity,
    boolean enabled,
    String precision,
    String since,
    Map<String, String> sections,
    String markdown) {}

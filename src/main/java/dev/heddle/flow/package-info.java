/**
 * What methods do together: linking, summaries and contexts.
 *
 * <p>Knows no syntax tree. Summaries and contexts carry the trail that proves them; unknown is a
 * value, and gives no finding.
 */
package dev.heddle.flow;

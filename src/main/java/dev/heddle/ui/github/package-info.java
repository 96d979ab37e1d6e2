/**
 * Reports for GitHub Actions: annotations and the job summary.
 *
 * <p>Both go where others read them, so all foreign text is escaped and every list has an end.
 */
package dev.heddle.ui.github;

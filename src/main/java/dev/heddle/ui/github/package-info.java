/** Reports for GitHub Actions: annotations and the job summary. */
package dev.heddle.ui.github;

/**
 * What one method does, seen alone: symbolic facts of each body.
 *
 * <p>Facts ask nothing of other files or of the catalog, so they are made in parallel. What a file
 * does not say is unknown.
 */
package dev.heddle.fact;

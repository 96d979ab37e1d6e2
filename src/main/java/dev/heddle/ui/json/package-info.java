/**
 * Reports in JSON, for scripts and other tools.
 *
 * <p>Objects of our own only ever gain members; those of other tools follow their schemas.
 */
package dev.heddle.ui.json;

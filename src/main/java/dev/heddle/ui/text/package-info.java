/**
 * Reports for people and editors.
 *
 * <p>Nothing that a terminal or the runner of a build server would obey comes through.
 */
package dev.heddle.ui.text;

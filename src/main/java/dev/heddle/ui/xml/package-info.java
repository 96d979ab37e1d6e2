/**
 * Reports in the XML forms that build servers read.
 *
 * <p>What XML 1.0 cannot hold is written as an escape, so that every report is well-formed.
 */
package dev.heddle.ui.xml;

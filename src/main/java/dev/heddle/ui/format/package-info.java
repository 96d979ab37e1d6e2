/**
 * What every report format shares: the report itself, its source, and safe text.
 *
 * <p>A format writes what the report says and nothing of the clock, the machine or the locale.
 */
package dev.heddle.ui.format;

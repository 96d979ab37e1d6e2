/** What every report format shares: the report itself, its source, and safe text. */
package dev.heddle.ui.format;

/** Reports in JSON, for scripts and other tools. */
package dev.heddle.ui.json;

/** Reports in the XML forms that build servers read. */
package dev.heddle.ui.xml;

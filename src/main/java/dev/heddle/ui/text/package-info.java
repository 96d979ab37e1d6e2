/** Reports for people and editors. */
package dev.heddle.ui.text;

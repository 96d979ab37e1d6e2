/** One page that shows a report in a browser, without anything from elsewhere. */
package dev.heddle.ui.html;

/**
 * SARIF 2.1.0 in the shape that GitHub code scanning shows best.
 *
 * <p>The classes of the SARIF library are known here and nowhere else.
 */
package dev.heddle.ui.sarif;

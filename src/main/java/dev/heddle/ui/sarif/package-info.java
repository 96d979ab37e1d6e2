/** SARIF 2.1.0 in the shape that GitHub code scanning shows best. */
package dev.heddle.ui.sarif;

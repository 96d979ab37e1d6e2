/**
 * One lint run: settings, rules, precedence, suppressions, baseline, order.
 *
 * <p>The same input gives the same verdicts in the same order, whatever the thread count or locale.
 */
package dev.heddle.run;

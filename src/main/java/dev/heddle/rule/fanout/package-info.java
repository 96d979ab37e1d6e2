/** How many tasks at once, and for how long: too many, too few, or without a bound. */
package dev.heddle.rule.fanout;

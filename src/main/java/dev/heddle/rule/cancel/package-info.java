/** Work that is told to stop, and does not; or is no longer wanted, and never told. */
package dev.heddle.rule.cancel;

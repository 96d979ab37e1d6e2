/** Outcomes that nothing waits for, or not well: what becomes of a handle or a publisher. */
package dev.heddle.rule.await;

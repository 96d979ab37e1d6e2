/** The chapter about blocking: nothing waits on a thread that others need. */
package dev.heddle.rule.block;

/** Blocking, or burning the CPU, where a thread must not be held. */
package dev.heddle.rule.block;

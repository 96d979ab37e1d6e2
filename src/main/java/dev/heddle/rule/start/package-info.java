/** Work that is started where it must not be, or never started. */
package dev.heddle.rule.start;

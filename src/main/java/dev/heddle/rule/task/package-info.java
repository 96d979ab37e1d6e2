/** Tasks whose failure or end nobody sees. */
package dev.heddle.rule.task;

/** The chapter about tasks: none is started and lost. */
package dev.heddle.rule.task;

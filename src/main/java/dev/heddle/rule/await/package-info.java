/** The chapter about outcomes: every handle is waited for, composed or passed on. */
package dev.heddle.rule.await;

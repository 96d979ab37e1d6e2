/** State that several threads touch, and the locks that guard it. */
package dev.heddle.rule.sync;

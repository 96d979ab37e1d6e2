/**
 * The language server: findings in unsaved text, their pages, and quick fixes, for any editor that
 * speaks the protocol.
 */
package dev.heddle.ui.lsp;

package dev.heddle.code;

/**
 * The text of one file, decoded as UTF-8 with a leading byte-order mark removed.
 *
 * @param path relative to the root, segments separated by `/`
 */
public record SourceFile(String path, String text) {}

package dev.heddle.code;

/** A comment of a file: its span and its text with the markers. */
public record Comment(Span span, String text) {}

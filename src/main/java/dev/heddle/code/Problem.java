package dev.heddle.code;

/** Something in a file that could not be analysed, and why; failure is data, never an exception. */
public record Problem(Site site, String message) {}

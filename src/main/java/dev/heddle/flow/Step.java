package dev.heddle.flow;

import dev.heddle.code.Site;

/** One step of a trail: a place and what happens there, in lower case without full stop. */
public record Step(Site site, String text) {}

package dev.heddle.flow;

import dev.heddle.code.Site;

/**
 * A lock that is held at some point.
 *
 * @param since where it is taken, as far as this body or its callers tell
 */
public record Hold(Lock lock, Site since) {}

package dev.heddle.flow;

import java.util.Map;

/**
 * What a scan takes for granted about the project.
 *
 * @param release Java release of the sources
 * @param releaseReason why that one, such as `from pom.xml` or `newest known`
 * @param callDepth the most calls a trail may follow
 * @param properties of the application, such as `spring.threads.virtual.enabled`
 */
public record Assumptions(
    int release, String releaseReason, int callDepth, Map<String, String> properties) {}

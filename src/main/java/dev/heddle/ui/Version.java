package dev.heddle.ui;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version of Heddle and of the JVM it runs on. */
final class Version implements IVersionProvider {
  private static final String UNPACKED = "0.0.0-development";

  /** The version of Heddle in the form of semantic versioning; the manifest of the jar says it. */
  static String heddle() {
    return Objects.requireNonNullElse(
        Version.class.getPackage().getImplementationVersion(), UNPACKED);
  }

  @Override
  public String[] getVersion() {
    return new String[] {
      "heddle " + heddle(),
      "JVM %s (%s, %s)"
          .formatted(
              System.getProperty("java.version"),
              System.getProperty("java.vm.name"),
              System.getProperty("java.vendor"))
    };
  }
}

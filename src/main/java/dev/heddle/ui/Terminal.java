package dev.heddle.ui;

import dev.heddle.ui.format.CommandGuard;
import java.io.BufferedOutputStream;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import picocli.CommandLine.Help.Ansi;

/**
 * Where a command writes and what it knows of the reader. All text is UTF-8 whatever the locale, so
 * that reports are the same everywhere.
 *
 * @param in what is piped in
 * @param out report
 * @param err everything said about the run
 * @param environment variables of the process
 * @param interactive whether a person reads the output as it is written
 * @param watched whether a person reads the error output, too
 */
record Terminal(
    InputStream in,
    PrintStream out,
    PrintStream err,
    Map<String, String> environment,
    boolean interactive,
    boolean watched) {

  /** A terminal with nothing to read. */
  Terminal(PrintStream out, PrintStream err, Map<String, String> environment, boolean interactive) {
    this(InputStream.nullInputStream(), out, err, environment, interactive, interactive);
  }

  /**
   * The terminal of the process.
   *
   * @param out its standard output
   */
  static Terminal ofProcess(Output out) {
    return new Terminal(
        System.in,
        stream(out),
        stream(new Output(FileDescriptor.err)),
        System.getenv(),
        isInteractive(),
        Boolean.getBoolean("heddle.watched"));
  }

  /** A new writer to the output. */
  PrintWriter outWriter() {
    return new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), true);
  }

  /** A new writer to the error output, which build servers read like the output. */
  PrintWriter errWriter() {
    Writer writer = new OutputStreamWriter(err, StandardCharsets.UTF_8);
    return new PrintWriter(CommandGuard.text(writer), true);
  }

  /** Whether to use colours, by the usual variables where the user leaves it to us. */
  boolean colors(ColorMode mode) {
    return switch (mode) {
      case ALWAYS -> true;
      case NEVER -> false;
      case AUTO -> automaticColors();
    };
  }

  Ansi helpColors() {
    return automaticColors() ? Ansi.ON : Ansi.OFF;
  }

  private boolean automaticColors() {
    if (!environment.getOrDefault("NO_COLOR", "").isEmpty()) {
      return false;
    }
    if (!environment.getOrDefault("CLICOLOR_FORCE", "0").matches("0?")) {
      return true;
    }
    return interactive && !"dumb".equals(environment.get("TERM"));
  }

  /**
   * Whether a line may be written that is taken back later. Only the launcher can tell that the
   * error output is a terminal.
   */
  boolean showsProgress() {
    String term = environment.getOrDefault("TERM", "dumb");
    boolean automated = !environment.getOrDefault("CI", "").isEmpty();
    return interactive && watched && !automated && !term.equals("dumb");
  }

  private static PrintStream stream(Output to) {
    return new PrintStream(new BufferedOutputStream(to, 1 << 16), false, StandardCharsets.UTF_8);
  }

  @SuppressWarnings("SystemConsoleNull") // asked for below, where the JVM can tell
  private static boolean isInteractive() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      // Since 22 there is a console even without a terminal.
      return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }
}

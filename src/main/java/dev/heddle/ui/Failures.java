package dev.heddle.ui;

import dev.heddle.run.ScanResult;
import dev.heddle.run.Spelling;
import dev.heddle.run.UsageError;
import dev.heddle.ui.format.Visible;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells what went wrong in one line, without a stack trace unless one is asked for. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {
  /** Values as picocli lists them; people write them in lower case. */
  private static final Pattern ENUM = Pattern.compile("\\[[A-Z_, ]+\\] ");

  private final Terminal terminal;
  private final BooleanSupplier debug;

  Failures(Terminal terminal, BooleanSupplier debug) {
    this.terminal = terminal;
    this.debug = debug;
  }

  @Override
  public int handleParseException(ParameterException e, String[] arguments) {
    CommandLine command = e.getCommandLine();
    String help = "`" + command.getCommandSpec().qualifiedName() + " --help` shows what there is";
    String message = message(e);
    return say(message + (message.endsWith("?") ? " " : "; ") + help, e);
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    if (e instanceof UsageError || e instanceof ParameterException) {
      return say(e.getMessage(), e);
    }
    if (e instanceof IOException io) {
      return say(message(io), e);
    }
    if (e instanceof UncheckedIOException io) {
      return say(message(io.getCause()), e);
    }
    return internal(e);
  }

  /** Reports a defect of our own. */
  int internal(Throwable e) {
    String detail = e.getMessage() == null ? "" : ": " + e.getMessage();
    String what = e.getClass().getSimpleName() + detail;
    return say("internal error: " + what + "; please report it with the output of --debug", e);
  }

  /**
   * Shows, to who asked for it, what was thrown where a rule failed; the summary tells the rest.
   */
  ScanResult trace(ScanResult result) {
    if (debug.getAsBoolean()) {
      PrintWriter err = terminal.errWriter();
      result.failures().forEach(failure -> failure.cause().printStackTrace(err));
      err.flush();
    }
    return result;
  }

  private int say(String message, Throwable e) {
    PrintWriter err = terminal.errWriter();
    err.println("heddle: " + Visible.of(message));
    if (debug.getAsBoolean()) {
      e.printStackTrace(err);
    }
    err.flush();
    return ExitStatus.ERROR;
  }

  private static String message(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched && !unmatched.getUnmatched().isEmpty()) {
      String word = unmatched.getUnmatched().get(0);
      CommandLine command = e.getCommandLine();
      boolean option = word.startsWith("-");
      List<String> known =
          option
              ? command.getCommandSpec().options().stream()
                  .flatMap(o -> List.of(o.names()).stream())
                  .toList()
              : List.copyOf(command.getSubcommands().keySet());
      return "unknown "
          + (option ? "option" : "command")
          + " `"
          + word
          + "`"
          + Spelling.didYouMean(word.split("=", 2)[0], known);
    }
    String text =
        ENUM.matcher(e.getMessage()).replaceAll(match -> match.group().toLowerCase(Locale.ROOT));
    return Character.toLowerCase(text.charAt(0)) + text.substring(1);
  }

  private static String message(IOException e) {
    if (e instanceof NoSuchFileException missing) {
      return missing.getFile() + ": there is no such file";
    }
    if (e instanceof AccessDeniedException denied) {
      return denied.getFile() + ": access denied";
    }
    if (e instanceof FileSystemException file && file.getReason() != null) {
      return file.getFile() + ": " + file.getReason();
    }
    return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
  }
}

package dev.heddle.ui;

import dev.heddle.run.MendedFile;
import dev.heddle.run.Mending;
import dev.heddle.run.ScanResult;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.Visible;
import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine.Option;

/** Whether Heddle mends what it finds, where it can. */
final class FixOptions {
  /** A rewrite may make room for another; more rounds than this mean that two undo each other. */
  private static final int MOST_ROUNDS = 5;

  /** Scans again. */
  @FunctionalInterface
  interface Rescan {
    ScanResult scan() throws IOException;
  }

  @Option(names = "--fix", description = "Mend what can be mended safely, then report the rest.")
  private boolean fix;

  @Option(
      names = "--unsafe-fixes",
      description = "Mend also where somebody should look at the result.")
  private boolean unsafe;

  @Option(
      names = "--diff",
      description = "Show what would be mended as a diff; write no file; exit with 1 if any.")
  private boolean diff;

  /** Whether anything is to be mended or shown. */
  boolean any() {
    return fix || unsafe || diff;
  }

  /** Whether a diff is asked for instead of a report. */
  boolean showsOnly() {
    return diff;
  }

  /** Prints the diff and gives the exit status. */
  int show(ScanResult result, Terminal terminal) throws IOException {
    Mending mending = Mending.of(result.root(), result.findings(), unsafe);
    PrintWriter out = terminal.outWriter();
    mending.files().stream().map(MendedFile::diff).forEach(out::print);
    out.flush();
    tellRefused(mending, terminal.errWriter());
    return mending.files().isEmpty() ? ExitStatus.CLEAN : ExitStatus.FINDINGS;
  }

  /** Mends files, if that is asked for, and gives the result of a scan after it. */
  ScanResult apply(ScanResult first, Terminal terminal, Rescan again) throws IOException {
    ScanResult result = first;
    int done = 0;
    Mending mending = null;
    for (int round = 0; (fix || unsafe) && round < MOST_ROUNDS; round++) {
      mending = Mending.of(result.root(), result.findings(), unsafe);
      if (mending.files().isEmpty()) {
        break;
      }
      for (MendedFile file : mending.files()) {
        file.write(result.root());
      }
      done += mending.rewrites();
      result = again.scan();
    }
    if (mending != null) {
      PrintWriter err = terminal.errWriter();
      err.println(Report.count(done, "finding") + " fixed");
      tellRefused(mending, err);
    }
    return result;
  }

  private static void tellRefused(Mending mending, PrintWriter err) {
    mending
        .refused()
        .forEach((path, why) -> err.println(Visible.of("heddle: " + path + " left alone: " + why)));
    err.flush();
  }
}

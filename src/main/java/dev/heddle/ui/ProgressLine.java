package dev.heddle.ui;

import dev.heddle.run.Progress;
import java.io.PrintStream;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** One line on a terminal that tells how far a long scan is; gone when the scan ends. */
final class ProgressLine implements Progress, AutoCloseable {
  /** Most scans end before: they show none. */
  static final long FIRST_MILLIS = 1_000;

  private static final long NEXT_MILLIS = 200;
  private static final String ERASE = "\r\u001b[2K";

  private final PrintStream err;
  private final long firstMillis;
  private final AtomicInteger files = new AtomicInteger();
  private final AtomicInteger rules = new AtomicInteger();
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Thread writer;
  private volatile int allFiles;
  private volatile int allRules;

  private ProgressLine(PrintStream err, long firstMillis) {
    this.err = err;
    this.firstMillis = firstMillis;
    this.writer = new Thread(this::write, "heddle-progress");
  }

  /**
   * The line of a scan that begins now.
   *
   * @param quiet whether nothing may be said
   */
  static ProgressLine start(Terminal terminal, boolean quiet, long firstMillis) {
    ProgressLine line = new ProgressLine(terminal.err(), firstMillis);
    if (terminal.showsProgress() && !quiet) {
      line.writer.setDaemon(true);
      line.writer.start();
    }
    return line;
  }

  @Override
  public void done(Stage stage, int all) {
    if (stage == Stage.FILES) {
      allFiles = all;
      files.incrementAndGet();
    } else {
      allRules = all;
      rules.incrementAndGet();
    }
  }

  private void write() {
    boolean shown = false;
    try {
      while (!ended.await(shown ? NEXT_MILLIS : firstMillis, TimeUnit.MILLISECONDS)) {
        err.print(ERASE + text());
        err.flush();
        shown = true;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (shown) {
      err.print(ERASE);
      err.flush();
    }
  }

  private String text() {
    return rules.get() > 0
        ? String.format(Locale.ROOT, "rules: %,d of %,d", rules.get(), allRules)
        : String.format(Locale.ROOT, "files: %,d of %,d", files.get(), allFiles);
  }

  /** Takes the line back before anything else is written. */
  @Override
  public void close() {
    ended.countDown();
    boolean interrupted = false;
    while (writer.isAlive()) {
      try {
        writer.join();
      } catch (InterruptedException e) {
        interrupted = true; // it ends at once: remember, and go on waiting
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}

package dev.heddle.ui.lsp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Measures from keystroke to diagnostics: starts a server of its own, speaks the protocol over its
 * pipes and types into some files of a project. Arguments: the folder of the project, then files
 * below it; the process has the class path and the `-D` and `-X` options of this one.
 */
public final class LspTiming {
  private static final int WARM_UP = 25;
  private static final int EDITS = 40;

  private LspTiming() {}

  public static void main(String[] arguments) throws Exception {
    Path project = Path.of(arguments[0]).toRealPath();
    Process process = start();
    Editor editor = new Editor(process.getInputStream(), process.getOutputStream());
    editor.initialize(project);
    for (String name : Arrays.asList(arguments).subList(1, arguments.length)) {
      Path file = project.resolve(name);
      String text = Files.readString(file);
      long start = System.nanoTime();
      editor.open(file, text);
      long opened = System.nanoTime() - start;
      long[] nanos = new long[EDITS];
      long cpu = 0;
      for (int i = 0; i < WARM_UP + EDITS; i++) {
        if (i == WARM_UP) {
          cpu = cpuMillis(process);
        }
        String typed = edit(text, i);
        long before = System.nanoTime();
        editor.change(file, typed);
        nanos[Math.max(0, i - WARM_UP)] = System.nanoTime() - before;
      }
      cpu = cpuMillis(process) - cpu;
      Arrays.sort(nanos);
      System.out.printf(
          Locale.ROOT,
          "%s (%d lines): open %d ms; edit to diagnostics median %d ms, 90%% %d ms, worst %d ms;"
              + " processor %d ms an edit%n",
          file.getFileName(),
          text.lines().count(),
          opened / 1_000_000,
          nanos[EDITS / 2] / 1_000_000,
          nanos[EDITS * 9 / 10] / 1_000_000,
          nanos[EDITS - 1] / 1_000_000,
          cpu / EDITS);
    }
    editor.quit();
    process.waitFor();
  }

  /** Time of all threads: the measure that does not depend on what else the machine does. */
  private static long cpuMillis(Process process) {
    return process.info().totalCpuDuration().orElseThrow().toMillis();
  }

  /** The text with a comment of changing length at the start of some block. */
  private static String edit(String text, int round) {
    int at = text.indexOf(") {\n", text.length() / 2);
    int brace = at < 0 ? text.indexOf("{\n") + 1 : at + 3;
    return text.substring(0, brace)
        + " /* "
        + "x".repeat(round % 9)
        + " */"
        + text.substring(brace);
  }

  private static Process start() throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    java.lang.management.ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(a -> a.startsWith("-D") || a.startsWith("-X"))
        .forEach(command::add);
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), "dev.heddle.ui.Heddle", "lsp"));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }
}

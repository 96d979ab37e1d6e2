import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * What a command took from its start to its end, with every process that it started.
 *
 * @param wall seconds that passed
 * @param cpu seconds on all cores, user and system
 * @param peak the most memory that was resident in one of its processes, in bytes
 */
record Measured(int exit, double wall, double cpu, long peak) {
  private static final long TICKS_PER_SECOND = 100;

  /** Runs a command to its end; what it prints goes to a file. */
  static Measured run(List<String> command, Map<String, String> environment, Path output)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
    builder.environment().keySet().removeIf(name -> name.endsWith("_JAVA_OPTS"));
    builder.environment().putAll(environment);
    // The kernel keeps peak and ticks of a process only while it lives: ask it until it ends.
    Map<Long, Long> ticks = new HashMap<>();
    long peak = 0;
    long start = System.nanoTime();
    Process process = builder.start();
    while (!process.waitFor(10, TimeUnit.MILLISECONDS)) {
      List<ProcessHandle> family =
          Stream.concat(Stream.of(process.toHandle()), process.descendants()).toList();
      for (ProcessHandle member : family) {
        peak = Math.max(peak, peak(member.pid()));
        ticks.merge(member.pid(), ticks(member.pid()), Math::max);
      }
    }
    double wall = (System.nanoTime() - start) / 1e9;
    long allTicks = ticks.values().stream().mapToLong(Long::longValue).sum();
    return new Measured(process.exitValue(), wall, (double) allTicks / TICKS_PER_SECOND, peak);
  }

  private static long peak(long pid) {
    for (String line : proc(pid, "status").split("\n")) {
      if (line.startsWith("VmHWM:")) {
        return Long.parseLong(line.replaceAll("\\D", "")) * 1024;
      }
    }
    return 0;
  }

  private static long ticks(long pid) {
    // The name of the program stands in brackets, and may hold blanks.
    String stat = proc(pid, "stat");
    String[] fields = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
    return fields.length < 13 ? 0 : Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
  }

  private static String proc(long pid, String file) {
    try {
      return Files.readString(Path.of("/proc", Long.toString(pid), file));
    } catch (IOException ended) {
      return "";
    }
  }
}

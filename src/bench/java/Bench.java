import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Measures whole processes on one corpus, tool after tool, round after round: Heddle, javac that
 * only parses, and PMD with its rules for threads. Prints the median of each, by wall time.
 */
final class Bench {
  /** The options that the launcher of Heddle gives the JVM. */
  private static final List<String> OUR_OPTIONS =
      List.of(
          "-XX:TieredStopAtLevel=1",
          "-XX:-DontCompileHugeMethods",
          "-XX:+UseParallelGC",
          "-XX:MaxNewSize=160m",
          "-XX:MaxTenuringThreshold=0",
          "-XX:InitialRAMPercentage=12");

  private static final String HEDDLE = "heddle";
  private static final String JAVAC = "javac, parse only, same JVM options";
  private static final String JAVAC_PLAIN = "javac, parse only, as shipped";
  private static final String PMD = "PMD, multithreading.xml, same JVM options";
  private static final String PMD_PLAIN = "PMD, multithreading.xml, as shipped";

  private final Path root;
  private final Path work;
  private final Path corpus;

  private Bench(Path root) {
    this.root = root;
    work = root.resolve("target/bench");
    corpus = work.resolve("corpus");
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    new Bench(Path.of(arguments[0]).toRealPath()).run(Integer.parseInt(arguments[1]));
  }

  private void run(int rounds) throws IOException, InterruptedException {
    describe();
    Map<String, List<String>> tools = tools();
    // The first scan leaves an archive of classes for all later ones.
    measure(HEDDLE, tools.get(HEDDLE));
    Map<String, List<Measured>> runs = new LinkedHashMap<>();
    for (int round = 1; round <= rounds; round++) {
      for (Map.Entry<String, List<String>> tool : tools.entrySet()) {
        Measured run = measure(tool.getKey(), tool.getValue());
        runs.computeIfAbsent(tool.getKey(), name -> new ArrayList<>()).add(run);
        print("round %d: %-44s exit %d, %6.1f s%n", round, tool.getKey(), run.exit(), run.wall());
      }
    }
    Map<String, Measured> medians = new LinkedHashMap<>();
    runs.forEach((tool, all) -> medians.put(tool, median(all)));
    table(medians);
  }

  private Map<String, List<String>> tools() {
    String java = Path.of(System.getProperty("java.home"), "bin/java").toString();
    List<String> parse =
        List.of("-cp", work.resolve("classes").toString(), "ParseOnly", "" + corpus);
    List<String> pmd =
        List.of(
            "-cp",
            work.resolve("pmd") + "/*",
            "net.sourceforge.pmd.cli.PmdCli",
            "check",
            "--dir=" + corpus,
            "--rulesets=category/java/multithreading.xml",
            "--report-file=" + work.resolve("pmd.txt"),
            "--no-cache",
            "--no-progress",
            "--no-fail-on-violation",
            "--no-fail-on-error");
    Map<String, List<String>> tools = new LinkedHashMap<>();
    tools.put(
        HEDDLE,
        List.of(
            root.resolve("heddle").toString(),
            "scan",
            "--no-config",
            "--fail-on=never",
            "--format=concise",
            "--output=" + work.resolve("heddle.txt"),
            corpus.toString()));
    tools.put(JAVAC, command(java, OUR_OPTIONS, parse));
    tools.put(JAVAC_PLAIN, command(java, List.of(), parse));
    tools.put(PMD, command(java, OUR_OPTIONS, pmd));
    tools.put(PMD_PLAIN, command(java, List.of(), pmd));
    return tools;
  }

  private static List<String> command(String java, List<String> options, List<String> arguments) {
    List<String> command = new ArrayList<>(List.of(java));
    command.addAll(options);
    command.addAll(arguments);
    return command;
  }

  /** Runs one tool; a tool that fails ends the benchmark, since its time would mean nothing. */
  private Measured measure(String tool, List<String> command)
      throws IOException, InterruptedException {
    Path log = work.resolve(tool.replaceAll("\\W+", "-") + ".log");
    Map<String, String> environment = Map.of("JAVA_HOME", System.getProperty("java.home"));
    Measured run = Measured.run(command, environment, log);
    if (run.exit() != 0) {
      throw new IllegalStateException(tool + " failed with exit " + run.exit() + ", see " + log);
    }
    return run;
  }

  private static Measured median(List<Measured> runs) {
    List<Measured> sorted = new ArrayList<>(runs);
    sorted.sort(Comparator.comparingDouble(Measured::wall));
    return sorted.get((sorted.size() - 1) / 2);
  }

  private void describe() throws IOException {
    List<Path> files;
    try (Stream<Path> paths = Files.walk(corpus)) {
      files = paths.filter(path -> path.toString().endsWith(".java")).toList();
    }
    long bytes = 0;
    long lines = 0;
    for (Path file : files) {
      byte[] text = Files.readAllBytes(file);
      bytes += text.length;
      for (byte unit : text) {
        lines += unit == '\n' ? 1 : 0;
      }
    }
    print(
        "%n%,d files, %,d lines, %.1f MB; JDK %s, %d cores%n",
        files.size(),
        lines,
        bytes / 1e6,
        Runtime.version(),
        Runtime.getRuntime().availableProcessors());
  }

  private static void table(Map<String, Measured> medians) {
    double heddle = medians.get(HEDDLE).wall();
    print("%n| median of whole processes | wall s | CPU s | peak MiB | wall, heddle = 1 |%n");
    print("|---|---:|---:|---:|---:|%n");
    medians.forEach(
        (tool, run) ->
            print(
                "| %s | %.1f | %.1f | %d | %.2f |%n",
                tool, run.wall(), run.cpu(), run.peak() >> 20, run.wall() / heddle));
    print("%nheddle / javac, same JVM options: %.2f%n", heddle / medians.get(JAVAC).wall());
    print("PMD as shipped / heddle: %.2f%n", medians.get(PMD_PLAIN).wall() / heddle);
  }

  private static void print(String format, Object... arguments) {
    System.out.printf(Locale.ROOT, format, arguments);
    System.out.flush();
  }
}

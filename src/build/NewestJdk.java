import java.io.IOException;
import java.io.Reader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/**
 * Finds the newest JDK of this machine beside the running one and in variables such as
 * `JAVA_HOME_25_X64`, and prints properties for the build: `newest.jdk`, its home, and
 * `newest.jdk.absent`, whether it is not newer than the running one.
 */
final class NewestJdk {
  private record Jdk(Path home, int release) {}

  public static void main(String[] args) throws IOException {
    List<Path> homes = new ArrayList<>();
    for (Map.Entry<String, String> variable : System.getenv().entrySet()) {
      if (variable.getKey().matches("JAVA_HOME_\\d+(_.*)?")) {
        homes.add(Path.of(variable.getValue()));
      }
    }
    // On macOS a JDK is a bundle, and its home lies in it.
    Path running = Path.of(System.getProperty("java.home")).toRealPath();
    boolean bundle = running.endsWith("Contents/Home");
    Path shelf = (bundle ? running.getParent().getParent() : running).getParent();
    try (DirectoryStream<Path> neighbours = Files.newDirectoryStream(shelf)) {
      for (Path neighbour : neighbours) {
        homes.add(bundle ? neighbour.resolve("Contents/Home") : neighbour);
      }
    }
    List<Jdk> jdks = new ArrayList<>();
    for (Path home : homes) {
      int release = release(home);
      if (release > Runtime.version().feature()) {
        jdks.add(new Jdk(home, release));
      }
    }
    Optional<Jdk> newest =
        jdks.stream().max(Comparator.comparingInt(Jdk::release).thenComparing(Jdk::home));
    // A backslash in a property file would be an escape.
    System.out.printf(
        "newest.jdk=%s%nnewest.jdk.absent=%b%n",
        newest.map(Jdk::home).orElse(running).toString().replace('\\', '/'), newest.isEmpty());
  }

  /** The feature release that a JDK's own `release` file tells, or 0 if this is no JDK. */
  private static int release(Path home) {
    if (!Files.exists(home.resolve("bin/javac")) && !Files.exists(home.resolve("bin/javac.exe"))) {
      return 0;
    }
    Properties release = new Properties();
    try (Reader text = Files.newBufferedReader(home.resolve("release"))) {
      release.load(text);
      String version = release.getProperty("JAVA_VERSION", "").replace("\"", "");
      return Runtime.Version.parse(version).feature();
    } catch (IOException | IllegalArgumentException noJdk) {
      return 0;
    }
  }
}

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Parses all Java files below a folder with javac, and does nothing with the trees: two tasks, each
 * with every second file.
 */
final class ParseOnly {
  private static final int TASKS = 2;

  private ParseOnly() {}

  public static void main(String[] arguments)
      throws IOException, InterruptedException, ExecutionException {
    List<Path> files;
    try (Stream<Path> paths = Files.walk(Path.of(arguments[0]))) {
      files = paths.filter(path -> path.toString().endsWith(".java")).sorted().toList();
    }
    List<Callable<Integer>> tasks = new ArrayList<>();
    for (int task = 0; task < TASKS; task++) {
      List<Path> share = new ArrayList<>();
      for (int i = task; i < files.size(); i += TASKS) {
        share.add(files.get(i));
      }
      tasks.add(() -> parse(share));
    }
    ExecutorService workers = Executors.newFixedThreadPool(TASKS);
    try {
      int trees = 0;
      for (Future<Integer> count : workers.invokeAll(tasks)) {
        trees += count.get();
      }
      System.out.println(trees + " trees");
    } finally {
      workers.shutdown();
    }
  }

  private static int parse(List<Path> files) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager =
        javac.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      JavacTask task =
          (JavacTask)
              javac.getTask(
                  null,
                  manager,
                  // What is wrong in a file is not the question.
                  problem -> {},
                  List.of("-proc:none"),
                  null,
                  manager.getJavaFileObjectsFromPaths(files));
      int trees = 0;
      for (var unit : task.parse()) {
        trees += unit == null ? 0 : 1;
      }
      return trees;
    }
  }
}

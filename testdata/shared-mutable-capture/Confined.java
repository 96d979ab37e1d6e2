package tally.rows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;

/** Collections that only one task knows, and one that all know. */
class Confined {
  int each(List<String> files, ExecutorService pool) {
    for (String file : files) {
      pool.execute(
          () -> {
            List<String> lines = new ArrayList<>();
            lines.add(file);
            System.out.println(lines);
          });
      List<String> own = new ArrayList<>();
      pool.execute(() -> own.add(file));
    }
    List<String> shared = new ArrayList<>();
    for (String file : files) {
      pool.execute(() -> shared.add(file)); // expect: shared-mutable-capture
    }
    return shared.size();
  }
}

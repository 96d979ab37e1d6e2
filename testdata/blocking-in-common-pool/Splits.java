// tasks of the fork/join framework: who invokes them decides
package bake.split;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class Splits {
    private final ForkJoinPool own = new ForkJoinPool(4); // maybe: unclosed-executor

    public void common(List<Path> all) {
        ForkJoinPool.commonPool().invoke(new Count(all));
        new Sizes(all).invoke();
    }

    public void own(List<Path> all) {
        own.invoke(new OwnCount(all));
    }

    private static final class Count extends RecursiveAction {
        private final List<Path> all;

        Count(List<Path> all) {
            this.all = all;
        }

        @Override
        protected void compute() {
            for (Path p : all) {
                size(p); // expect: blocking-in-common-pool
            }
        }
    }

    private static final class Sizes extends RecursiveAction {
        private final List<Path> all;

        Sizes(List<Path> all) {
            this.all = all;
        }

        @Override
        protected void compute() {
            size(all.get(0)); // maybe: blocking-in-common-pool
        }
    }

    private static final class OwnCount extends RecursiveAction {
        private final List<Path> all;

        OwnCount(List<Path> all) {
            this.all = all;
        }

        @Override
        protected void compute() {
            for (Path p : all) {
                size(p);
            }
        }
    }

    private static long size(Path p) {
        try {
            return Files.readAllBytes(p).length;
        } catch (java.io.IOException e) {
            return 0;
        }
    }
}

package sizes.composed;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
import java.util.function.*;
class Composed {
    Map<Path, Integer> sizes(Collection<Path> files) {
        return files.stream().parallel().collect(Collectors.toMap(f -> f, f -> length(f))); // expect: blocking-in-common-pool
    }
    Map<Integer, List<Path>> sizes2(Collection<Path> files) {
        return files.parallelStream().collect(Collectors.groupingBy(Composed::length)); // expect: blocking-in-common-pool
    }
    List<Integer> sizes3(Collection<Path> files, Function<Integer, Integer> g) {
        Function<Path, Integer> f = p -> length(p); // expect: blocking-in-common-pool
        return files.parallelStream().map(f.andThen(g)).toList();
    }
    List<Path> sizes4(Collection<Path> files) {
        return files.parallelStream().filter(Predicate.not(Composed::isBig)).toList(); // expect: blocking-in-common-pool
    }
    static boolean isBig(Path p) { return length(p) > 100; }
    static int length(Path file) {
        try {
            return Files.readString(file).length();
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}

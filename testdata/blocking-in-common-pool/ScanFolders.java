// source: FileVisitor and Files.walk inside parallel pipelines; flatMap, reduce, collect functions
package scan.folders;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class ScanFolders {
    private final Function<Path, String> head = file -> {
        try (Stream<String> lines = Files.lines(file)) { // expect: blocking-in-common-pool
            return lines.findFirst().orElse("");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    };

    public Map<String, Long> heads(Collection<Path> files) {
        return files.parallelStream().map(head).collect(Collectors.groupingBy(h -> h, Collectors.counting()));
    }

    public Map<Path, Integer> sizes(Collection<Path> files) {
        return files.stream().parallel().collect(Collectors.toMap(
                file -> file,
                file -> length(file))); // expect: blocking-in-common-pool
    }

    public long words(Collection<String> texts) {
        return texts.parallelStream().flatMap(text -> Stream.of(text.split(" "))).filter(w -> !w.isBlank()).count();
    }

    public Map<Path, Integer> sizesOneByOne(Collection<Path> files) {
        return files.stream().collect(Collectors.toMap(file -> file, ScanFolders::length));
    }

    private static int length(Path file) {
        try {
            return Files.readString(file).length();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

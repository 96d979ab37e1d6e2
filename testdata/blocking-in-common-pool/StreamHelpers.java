// source: a helper gives the parallel stream; the stream is kept in a local; boxed and mapped streams
package stream.helpers;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamHelpers {
    private final Collection<URI> pages;

    public StreamHelpers(Collection<URI> pages) {
        this.pages = pages;
    }

    private Stream<URI> all() {
        return pages.parallelStream();
    }

    public long total() {
        return all().mapToLong(page -> size(page)).sum(); // expect: blocking-in-common-pool
    }

    public List<Long> kept() {
        Stream<URI> stream = pages.stream();
        Stream<URI> many = stream.parallel();
        return many.map(this::size).toList(); // expect: blocking-in-common-pool
    }

    public List<Integer> numbers() {
        return IntStream.range(0, 100).parallel().boxed().peek(n -> nap()).toList(); // expect: blocking-in-common-pool
    }

    public long sequential() {
        return pages.stream().unordered().mapToLong(this::size).sum();
    }

    private long size(URI page) {
        try (InputStream in = page.toURL().openStream()) {
            return in.readAllBytes().length;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void nap() {
        try {
            Thread.sleep(5);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

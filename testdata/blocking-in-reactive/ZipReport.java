// source: zip, using, parallel runOn, transform, adjacency of publishOn, buffer(Duration), doFinally
package zip.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

public class ZipReport {

    private final WebClient web;
    private final DatabaseClient db;

    public ZipReport(WebClient web, DatabaseClient db) {
        this.web = web;
        this.db = db;
    }

    public Mono<String> covered(Path a, Path b) {
        return Mono.zip(Mono.fromCallable(() -> read(a)), Mono.fromCallable(() -> read(b)), String::concat)
                .subscribeOn(Schedulers.boundedElastic());
    }

    public Mono<String> loops() {
        return Mono.zip(web.get().retrieve().bodyToMono(String.class), db.sql("select 1").map(row -> row.get(0, String.class)).one())
                .map(both -> both.getT1() + read(Path.of(both.getT2()))); // expect: blocking-in-reactive
    }

    public Mono<String> adjacent(Path file) {
        return Mono.fromCallable(() -> read(file)).publishOn(Schedulers.boundedElastic()).map(String::trim);
    }

    public Mono<String> notAdjacent(Path file) {
        return Mono.fromCallable(() -> read(file)) // expect: blocking-in-reactive
                .map(String::trim)
                .publishOn(Schedulers.boundedElastic())
                .subscribeOn(Schedulers.parallel());
    }

    public Flux<String> parallel(Flux<Path> files) {
        return files.parallel(4).runOn(Schedulers.boundedElastic()).map(ZipReport::read).sequential();
    }

    public Flux<String> parallelCpu(Flux<Path> files) {
        return files.parallel(4).runOn(Schedulers.parallel()).map(ZipReport::read).sequential(); // expect: blocking-in-reactive
    }

    public Flux<Integer> buffered(Flux<Path> files) {
        return files.publishOn(Schedulers.boundedElastic())
                .map(ZipReport::read)
                .buffer(Duration.ofSeconds(1))
                .map(this::saveAll); // expect: blocking-in-reactive
    }

    public Flux<Integer> bufferedByCount(Flux<Path> files) {
        return files.publishOn(Schedulers.boundedElastic())
                .map(ZipReport::read)
                .buffer(100)
                .map(this::saveAll);
    }

    public Mono<String> finallyDeleted(Path file) {
        return web.get().retrieve().bodyToMono(String.class)
                .doFinally(signal -> delete(file)); // expect: blocking-in-reactive
    }

    public Flux<String> composed(Flux<String> names) {
        return names.transform(onElastic()).map(name -> read(Path.of(name)));
    }

    public Mono<String> afterFlatMap(Path file) {
        return web.get().retrieve().bodyToMono(String.class)
                .flatMap(text -> Mono.fromCallable(() -> read(file)).subscribeOn(Schedulers.boundedElastic()))
                .map(text -> text + read(file.resolveSibling("footer")));
    }

    public Mono<String> resource(Path file) {
        return Mono.using(() -> Files.newBufferedReader(file), reader -> Mono.fromCallable(reader::readLine), reader -> close(reader))
                .subscribeOn(Schedulers.boundedElastic());
    }

    private static Function<Flux<String>, Flux<String>> onElastic() {
        return flux -> flux.publishOn(Schedulers.boundedElastic());
    }

    private static void close(java.io.Closeable closeable) {
        try {
            closeable.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int saveAll(List<String> lines) {
        try {
            Files.write(Path.of("out"), lines);
            return lines.size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package cove.archive;

import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import reactor.core.publisher.Flux;

public class ArchivePush {
    public interface Transfers {
        long copy(InputStream source, String target);
    }

    private final Transfers transfers;
    private final ExecutorService uploads;

    public ArchivePush(Transfers transfers, ExecutorService uploads) {
        this.transfers = transfers;
        this.uploads = uploads;
    }

    public Future<Long> push(Path archive, String target) throws IOException {
        try (InputStream in = new FileInputStream(archive.toFile())) {
            return uploads.submit(() -> transfers.copy(in, target)); // expect: resource-closed-before-async
        }
    }

    public CompletableFuture<Long> pushLogged(Path archive, String target) throws IOException {
        CompletableFuture<Long> copied;
        try (InputStream in = new FileInputStream(archive.toFile())) {
            copied = CompletableFuture.supplyAsync(() -> transfers.copy(in, target), uploads); // expect: resource-closed-before-async
        }
        return copied.thenApply(bytes -> bytes / 1024);
    }

    public Flux<String> manifest(Path archive) throws IOException {
        try (Stream<String> lines = Files.lines(archive)) {
            return Flux.fromStream(lines); // expect: resource-closed-before-async
        }
    }

    public Flux<String> manifestNow(Path archive) throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(archive)) {
            return Flux.fromIterable(reader.lines().toList());
        }
    }

    public Future<Long> pushOwned(Path archive, String target) {
        return uploads.submit(() -> {
            try (InputStream in = new FileInputStream(archive.toFile())) {
                return transfers.copy(in, target);
            }
        });
    }
}

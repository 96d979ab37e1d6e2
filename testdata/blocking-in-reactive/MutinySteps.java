package mail.pipe;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Executor;

public class MutinySteps {
    private final Executor own;

    public MutinySteps(Executor own) {
        this.own = own;
    }

    public Uni<String> step(Uni<Path> path) {
        return path.onItem().transform(p -> text(p)); // expect: blocking-in-reactive
    }

    public Uni<String> emitted(Uni<Path> path) {
        return path.emitOn(own).onItem().transform(p -> text(p));
    }

    public Uni<String> worker(Path path) {
        return Uni.createFrom().item(() -> text(path)).runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }

    public Uni<String> delayed(Uni<Path> path) {
        return path.onItem().delayIt().by(Duration.ofMillis(3)).map(p -> text(p));
    }

    public Multi<String> inside(Multi<String> ids, Uni<String> other) {
        return ids.map(id -> id + other.await().indefinitely()); // expect: blocking-in-reactive
    }

    public Multi<String> chained(Multi<String> ids, Uni<String> other) {
        return ids.onItem().transformToUniAndConcatenate(id -> other.map(o -> id + o));
    }

    public String end(Uni<String> other) {
        return other.map(String::trim).await().atMost(Duration.ofSeconds(1));
    }

    private static String text(Path p) {
        try {
            return Files.readString(p);
        } catch (java.io.IOException e) {
            return "";
        }
    }
}

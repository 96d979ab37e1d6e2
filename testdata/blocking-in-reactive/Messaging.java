package lot.messages;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.Multi;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Outgoing;

public class Messaging {
    @Incoming("a")
    public Uni<Void> uni(String text) {
        store(text); // expect: blocking-in-reactive
        return Uni.createFrom().voidItem();
    }

    @Incoming("b")
    @Blocking
    public Uni<Void> blocking(String text) {
        store(text);
        return Uni.createFrom().voidItem();
    }

    @Incoming("c")
    public CompletionStage<Void> stage(String text) {
        return CompletableFuture.runAsync(() -> System.out.println(text)).thenRun(() -> System.out.println("done"));
    }

    @Incoming("d")
    public void plain(String text) {
        store(text);
    }

    @Outgoing("e")
    public Multi<String> out() {
        return Multi.createFrom().items("a", "b").map(t -> store(t)); // expect: blocking-in-reactive
    }

    private static String store(String text) {
        try {
            Files.writeString(Path.of("m"), text);
        } catch (java.io.IOException e) {
            return "";
        }
        return text;
    }
}

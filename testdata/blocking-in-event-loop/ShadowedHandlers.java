// source: lambdas in lambdas, local classes, local functions, generic methods with several bounds, inner class with outer fields
package shadowed.handlers;

import io.vertx.core.AbstractVerticle;
import io.vertx.core.Handler;
import io.vertx.core.eventbus.Message;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

public class ShadowedHandlers extends AbstractVerticle {

    private final Path root = Path.of("root");

    class Reader {
        private final String prefix;

        Reader(String prefix) {
            this.prefix = prefix;
        }

        String read(String name) {
            try {
                return prefix + Files.readString(root.resolve(name));
            } catch (IOException e) {
                return prefix;
            }
        }
    }

    @Override
    public void start() {
        Reader reader = new Reader("> ");
        class Local implements Handler<Message<String>> {
            @Override
            public void handle(Message<String> message) {
                message.reply(reader.read(message.body())); // expect: blocking-in-event-loop
            }
        }
        vertx.eventBus().consumer("local", new Local());
        Function<String, String> trimmed = String::trim;
        Function<String, String> loaded = trimmed.andThen(name -> reader.read(name)); // maybe: blocking-in-event-loop
        vertx.eventBus().<String>consumer("trim", message -> message.reply(trimmed.apply(message.body())));
        vertx.eventBus().<String>consumer("composed", message -> message.reply(loaded.apply(message.body()))); // maybe: blocking-in-event-loop
        BiFunction<String, Reader, String> with = (name, other) -> other.read(name); // maybe: blocking-in-event-loop
        vertx.eventBus().<String>consumer("with", message -> message.reply(with.apply(message.body(), reader))); // maybe: blocking-in-event-loop
        vertx.eventBus().<String>consumer("optional", message -> Optional.ofNullable(message.body())
                .filter(body -> !body.isEmpty())
                .map(body -> size(() -> root.resolve(body))) // expect: blocking-in-event-loop
                .ifPresent(message::reply));
        vertx.eventBus().<String>consumer("deferred", message -> {
            Supplier<String> later = () -> reader.read(message.body());
            vertx.executeBlocking(later::get).onComplete(done -> message.reply(done.result()));
        });
    }

    private static <P extends Path, S extends Supplier<P>> long size(S path) {
        try (FileChannel channel = FileChannel.open(path.get(), StandardOpenOption.READ)) {
            return channel.size();
        } catch (IOException e) {
            return -1;
        }
    }
}

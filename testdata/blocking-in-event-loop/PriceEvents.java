// source: typed Pekko actors: receiveMessage lambdas, setup, signals, ask callback, event sourced command handlers, dispatcher selector
package price.events;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.BehaviorBuilder;

public final class PriceEvents {

    private PriceEvents() {
    }

    interface Command {
    }

    record Load(ActorRef<String> replyTo) implements Command {
    }

    record Loaded(String text) implements Command {
    }

    static Behavior<Command> simple() {
        return Behaviors.receiveMessage(command -> {
            if (command instanceof Load load) {
                load.replyTo().tell(read("simple")); // expect: blocking-in-event-loop
            }
            return Behaviors.same();
        });
    }

    static Behavior<Command> built() {
        return BehaviorBuilder.<Command>create()
                .onMessage(Load.class, load -> {
                    load.replyTo().tell("built");
                    return Behaviors.same();
                })
                .onSignal(PostStop.class, signal -> {
                    Files.deleteIfExists(Path.of("built")); // expect: blocking-in-event-loop
                    return Behaviors.same();
                })
                .build();
    }

    static Behavior<Command> setup() {
        return Behaviors.setup(context -> {
            String start = read("start"); // expect: blocking-in-event-loop
            context.getLog().info(start);
            return Behaviors.empty();
        });
    }

    static Behavior<Command> parent() {
        return Behaviors.setup(context -> {
            ActorRef<Command> files = context.spawn(files(), "files", DispatcherSelector.blocking());
            ask(context, files);
            return Behaviors.receiveMessage(command -> Behaviors.same());
        });
    }

    private static void ask(ActorContext<Command> context, ActorRef<Command> files) {
        context.ask(String.class, files, Duration.ofSeconds(1), Load::new,
                (text, error) -> new Loaded(error == null ? text : "failed"));
    }

    static Behavior<Command> files() {
        return Behaviors.receiveMessage(command -> {
            if (command instanceof Load load) {
                load.replyTo().tell(read("files"));
            }
            return Behaviors.same();
        });
    }

    private static String read(String name) {
        try {
            return Files.readString(Path.of(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

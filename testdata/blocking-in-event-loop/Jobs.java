// `@Async` and executors move the work that a handler starts
package hive.jobs;

import io.vertx.core.Handler;
import io.vertx.ext.web.RoutingContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.springframework.scheduling.annotation.Async;

public class Jobs implements Handler<RoutingContext> {
    private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(1); // maybe: unclosed-executor
    private final Mailer mailer = new Mailer();

    @Override
    public void handle(RoutingContext ctx) {
        mailer.send("a");
        timer.schedule(() -> mailer.write("b"), 1, TimeUnit.SECONDS); // maybe: lost-task
        new Thread(() -> mailer.write("c")).start();
        CompletableFuture<String> text = CompletableFuture.supplyAsync(() -> mailer.write("d"), timer);
        ctx.end(text.join()); // expect: blocking-in-event-loop
        mailer.write("e"); // expect: blocking-in-event-loop
        new Mailer("f"); // expect: blocking-in-event-loop
    }

    static class Mailer {
        Mailer() {}

        Mailer(String first) {
            write(first);
        }

        @Async
        public void send(String text) {
            write(text);
        }

        String write(String text) {
            try {
                Files.writeString(Path.of("mail"), text);
            } catch (java.io.IOException e) {
                return "";
            }
            return text;
        }
    }
}

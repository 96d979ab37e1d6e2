package farm.api;

import io.micronaut.core.annotation.Blocking;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import java.nio.file.Files;
import java.nio.file.Path;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Mono;

@Controller("/farm")
public class MicronautApi {
    @Get("/1")
    public String loop() throws Exception {
        return Files.readString(Path.of("farm")); // expect: blocking-in-event-loop
    }

    @Get("/2")
    @ExecuteOn(TaskExecutors.IO)
    public String io() throws Exception {
        return Files.readString(Path.of("farm"));
    }

    @Get("/3")
    @Blocking
    public String blocking() throws Exception {
        return Files.readString(Path.of("farm"));
    }

    @Get("/4")
    public Publisher<String> publisher() throws Exception {
        return Mono.just(Files.readString(Path.of("farm"))); // expect: blocking-in-reactive
    }
}

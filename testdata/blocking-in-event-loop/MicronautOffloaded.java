package farm.off;

import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import java.nio.file.Files;
import java.nio.file.Path;

@Controller("/farm")
@ExecuteOn(TaskExecutors.BLOCKING)
public class MicronautOffloaded {
    @Get("/1")
    public String loop() throws Exception {
        return Files.readString(Path.of("farm"));
    }
}

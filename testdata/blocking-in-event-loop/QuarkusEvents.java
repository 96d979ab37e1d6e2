package race.events;

import io.quarkus.vertx.ConsumeEvent;
import io.quarkus.vertx.web.Route;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.RunOnVirtualThread;
import java.nio.file.Files;
import java.nio.file.Path;

public class QuarkusEvents {
    @ConsumeEvent("lap")
    public String lap(String id) {
        return read(id); // expect: blocking-in-event-loop
    }

    @ConsumeEvent(value = "pit", blocking = true)
    public String pit(String id) {
        return read(id);
    }

    @ConsumeEvent("flag")
    @RunOnVirtualThread
    public String flag(String id) {
        return read(id);
    }

    @Route(path = "/a", methods = Route.HttpMethod.GET)
    public String a() {
        return read("a"); // expect: blocking-in-event-loop
    }

    @Route(path = "/b", type = Route.HandlerType.BLOCKING)
    public String b() {
        return read("b");
    }

    @Route(path = "/c")
    @Blocking
    public String c() {
        return read("c");
    }

    private static String read(String id) {
        try {
            return Files.readString(Path.of(id));
        } catch (java.io.IOException e) {
            return "";
        }
    }
}

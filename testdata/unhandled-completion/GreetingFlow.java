// enable: unhandled-completion
package cove.greeting;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class GreetingFlow {
    public interface Planets {
        CompletionStage<String> name(int orbit);
    }

    private static final Logger LOG = LoggerFactory.getLogger(GreetingFlow.class);
    private final Planets planets;

    public GreetingFlow(Planets planets) {
        this.planets = planets;
    }

    public void greet(int orbit) {
        planets.name(orbit).handle((name, error) -> { // expect: unhandled-completion
            LOG.info("hello {}", name);
            return name;
        });
    }

    public boolean greetedAtOnce(int orbit) {
        CompletableFuture<Void> greeting = planets.name(orbit) // expect: unhandled-completion; maybe: unjoined-future
                .thenAccept(name -> LOG.info("hello {}", name))
                .toCompletableFuture();
        return greeting.isDone();
    }

    public void greetOrComplain(int orbit) {
        planets.name(orbit).handle((name, error) -> {
            if (error != null) {
                LOG.warn("nobody at {}", orbit, error);
            } else {
                LOG.info("hello {}", name);
            }
            return name;
        });
    }

    public CompletionStage<String> greeted(int orbit) {
        return planets.name(orbit).handle((name, error) -> name == null ? "nobody" : name);
    }
}

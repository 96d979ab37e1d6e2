// making an object runs its initialisers and the constructors above it
package parcel.init;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

public class Construction {
    static class Base {
        Base() {
            load();
        }
    }

    static class Derived extends Base {
    }

    static class Sized {
        private final long size = load();
    }

    static class Blocky {
        private long size;
        {
            size = load();
        }
        Blocky(int a) {
            System.out.println(a);
        }
    }

    Flux<Object> run(Flux<String> in) {
        Flux<String> f = in.publishOn(Schedulers.parallel());
        return Flux.merge(f.map(x -> new Derived()), // expect: blocking-in-reactive
            f.map(x -> new Sized()), // expect: blocking-in-reactive
            f.map(x -> new Blocky(1)), // expect: blocking-in-reactive
            f.map(x -> new Object()));
    }

    static long load() {
        try {
            return Files.size(Path.of("a"));
        } catch (IOException e) {
            return 0;
        }
    }
}

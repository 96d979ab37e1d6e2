// an interface counts if everything that implements it blocks
package port.adapt;

import java.nio.file.Files;
import java.nio.file.Path;
import reactor.core.publisher.Flux;

public class Ports {
    interface Store {
        String load(String id);
    }

    interface Index {
        String look(String id);
    }

    static final class DiskStore implements Store {
        @Override
        public String load(String id) {
            try {
                return Files.readString(Path.of(id));
            } catch (java.io.IOException e) {
                return "";
            }
        }
    }

    static final class DiskIndex implements Index {
        @Override
        public String look(String id) {
            return new DiskStore().load(id);
        }
    }

    static final class MemoryIndex implements Index {
        @Override
        public String look(String id) {
            return id;
        }
    }

    static Flux<String> stored(Flux<String> ids, Store store) {
        return ids.map(store::load); // expect: blocking-in-reactive
    }

    static Flux<String> indexed(Flux<String> ids, Index index) {
        return ids.map(index::look);
    }
}

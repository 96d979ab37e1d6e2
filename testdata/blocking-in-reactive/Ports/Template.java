package port.adapt;

import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

abstract class Template {
    protected abstract String one(String id);

    final Publisher<String> all(Flux<String> ids) {
        return ids.flatMap(id -> Mono.just(one(id))); // expect: blocking-in-reactive
    }

    static final class Disk extends Template {
        private final Ports.Store store = new Ports.DiskStore();

        @Override
        protected String one(String id) {
            return store.load(id);
        }
    }
}

package cove.route;

import io.smallrye.mutiny.Uni;
import java.util.Map;
import reactor.core.publisher.Mono;

public class RouteAnswer {
    public interface Store {
        Mono<Map<String, String>> find(String id);

        Uni<String> owner(String id);
    }

    private final Store store;

    public RouteAnswer(Store store) {
        this.store = store;
    }

    public Mono<String> title(String id) {
        return store.find(id).map(fields -> {
            String title = fields.get("title");
            if (title == null) {
                return null; // expect: null-async-result
            }
            return title.strip();
        });
    }

    public Mono<String> author(String id) {
        return switch (id.length()) {
            case 0 -> null; // expect: null-async-result
            case 1 -> Mono.empty();
            default -> store.find(id).mapNotNull(fields -> fields.get("author"));
        };
    }

    public Mono<String> titleOrAuthor(String id) {
        return title(id).onErrorResume(e -> e instanceof IllegalStateException ? author(id) : null); // expect: null-async-result
    }

    public Uni<String> owner(String id) {
        return store.owner(id)
                .onItem().transformToUni(owner -> owner.isBlank() ? null : store.owner(owner)); // expect: null-async-result
    }

    public Uni<String> ownerOrNothing(String id) {
        return store.owner(id).onItem().transform(owner -> owner.isBlank() ? null : owner);
    }
}

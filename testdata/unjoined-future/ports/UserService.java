// essence: narrowed overrides of generic ports, dropped in various places
package repo;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

public class UserService {
    private final UserPort users;
    private final Map<String, CrudPort<?, String>> ports;

    public UserService(UserPort users, Map<String, CrudPort<?, String>> ports) {
        this.users = users;
        this.ports = ports;
    }

    public void create(UserPort.User u) {
        users.save(u); // expect: unjoined-future
        users.saveAndReturn(u); // expect: unjoined-future
    }

    public void removeAll(List<String> ids) {
        ids.stream().forEach(users::remove); // expect: unjoined-future
        for (var port : ports.values()) {
            ids.forEach(port::remove); // expect: unjoined-future
        }
    }

    public Optional<CompletionStage<Void>> removeFirst(List<String> ids) {
        return ids.stream().findFirst().map(users::remove);
    }

    public CompletionStage<Void> swap(UserPort.User u) {
        return users.remove(u.id()).thenAccept(v -> users.save(u)); // expect: unjoined-future
    }

    public CompletionStage<UserPort.User> swapWell(UserPort.User u) {
        return users.remove(u.id()).thenCompose(v -> users.save(u));
    }

    public CompletionStage<Void> swapNested(UserPort.User u) {
        return users.remove(u.id()).thenApply(v -> users.save(u)).thenRun(() -> System.out.println("swapped")); // expect: nested-async
    }

    public void logged(UserPort.User u) {
        users.save(u).thenAccept(this::log).exceptionally(this::failed);
        users.save(u).handle(this::both);
    }

    private void log(UserPort.User u) {
        System.out.println(u);
    }

    private Void failed(Throwable t) {
        System.err.println(t);
        return null;
    }

    private Void both(UserPort.User u, Throwable t) {
        System.out.println(u + " " + t);
        return null;
    }
}

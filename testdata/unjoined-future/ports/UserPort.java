package repo;

public interface UserPort extends CrudPort<UserPort.User, String> {
    record User(String id, String name) {}

    /** narrower */
    @Override
    java.util.concurrent.CompletableFuture<User> save(User user);
}

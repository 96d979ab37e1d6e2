// essence: futures of interface methods in other files; default methods
package bus;

public class App implements AutoCloseable {
    private final Bus bus;
    private final LocalBus local;

    public App(LocalBus local) {
        this.local = local;
        this.bus = local;
    }

    public void go(String event) {
        bus.post(event); // expect: unjoined-future
        bus.postQuietly(event);
        local.postChecked(event);
        local.post(event).thenAccept(System.out::println); // expect: unjoined-future
        local.post(event).exceptionally(e -> null);
    }

    @Override
    public void close() {
        bus.shutdown(); // expect: unjoined-future
        local.shutdown().join();
    }
}

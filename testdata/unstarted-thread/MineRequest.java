package sandbox.mine;

import java.util.function.Consumer;

public class MineRequest {
    private final Consumer<String> screen;

    public MineRequest(Consumer<String> screen) {
        this.screen = screen;
    }

    public void fetch(String ticket) {
        new Thread(() -> screen.accept("ticket " + ticket)).run(); // expect: unstarted-thread
    }

    public void prefetch(String ticket) {
        new Thread(() -> screen.accept("prefetched " + ticket)); // expect: unstarted-thread
    }

    public void fetchNow(String ticket) {
        Runnable direct = () -> screen.accept("ticket " + ticket);
        direct.run();
    }

    public Thread fetchLater(String ticket) {
        return Thread.ofVirtual().unstarted(() -> screen.accept("ticket " + ticket));
    }
}

package sandbox.node;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

public class NodeClient implements AutoCloseable {
    public interface Connection extends AutoCloseable {
        void ask(String query);

        @Override
        void close();
    }

    private final ExecutorService callbacks = Executors.newFixedThreadPool(4); // expect: unclosed-executor
    private final ScheduledExecutorService pings;
    private final Map<String, Connection> connections = new ConcurrentHashMap<>();

    public NodeClient() {
        pings = Executors.newSingleThreadScheduledExecutor();
    }

    public void connect(String node, Connection connection) {
        connections.put(node, connection);
        callbacks.execute(() -> connection.ask("version"));
    }

    public void later(String node, String query) {
        pings.execute(() -> connections.get(node).ask(query));
    }

    @Override
    public void close() {
        connections.values().forEach(Connection::close);
        connections.clear();
        pings.shutdown();
    }
}

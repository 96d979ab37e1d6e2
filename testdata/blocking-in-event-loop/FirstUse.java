// what only a first use does has mostly been done before, some calls away; nearby it counts
package depot.map;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

public class FirstUse extends SimpleChannelInboundHandler<String> {
    private final Shelves shelves = new Shelves();
    private String template;

    @Override
    protected void channelRead0(ChannelHandlerContext context, String message) {
        context.write(shelves.find(message));
        context.write(shelves.node(message));
        context.write(shelves.start(message));
        context.write(Registry.entry(message));
        context.write(template()); // expect: blocking-in-event-loop
        shelves.refresh(); // expect: blocking-in-event-loop
        shelves.closeAll(); // expect: blocking-in-event-loop
    }

    private String template() {
        if (template == null) {
            template = read();
        }
        return template;
    }

    private static String read() {
        return Shelves.text("template.txt");
    }
}

class Shelves {
    private final AtomicReference<CompletableFuture<Void>> connecting = new AtomicReference<>();
    private String index;
    private boolean open;
    private String closed;

    String find(String key) {
        return index() + key;
    }

    String node(String key) {
        connect();
        return key;
    }

    String start(String key) {
        open();
        return key;
    }

    void refresh() {
        reload();
    }

    void closeAll() {
        close();
    }

    private String index() {
        if (index == null) {
            index = load();
        }
        return index;
    }

    private String load() {
        return text("index.txt");
    }

    private boolean isConnected() {
        return connecting.get() != null && connecting.get().isDone();
    }

    private void connect() {
        if (isConnected()) {
            return;
        }
        CompletableFuture<Void> first = new CompletableFuture<>();
        if (!connecting.compareAndSet(null, first)) {
            connecting.get().join();
            return;
        }
        first.complete(null);
    }

    private void open() {
        if (!open) {
            load();
            open = true;
        }
    }

    /** Every time. */
    private void reload() {
        index = load();
    }

    /** An end is meant to come once. */
    private void close() {
        if (closed == null) {
            closed = load();
        }
    }

    static String text(String name) {
        try {
            return Files.readString(Path.of(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

/** Prepares itself when somebody asks before it has been set up. */
class Registry {
    private static Shelves shelves;
    private static String[] names;

    static String entry(String key) {
        return find(key);
    }

    private static String find(String key) {
        if (shelves == null && names == null) prepare();
        return key;
    }

    private static void prepare() {
        names = Shelves.text("names.txt").split("\n");
        shelves = new Shelves();
    }
}

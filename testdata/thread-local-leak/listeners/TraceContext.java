package acme.listen;

import java.util.UUID;

public final class TraceContext {
    private static final ThreadLocal<String> TRACE = new ThreadLocal<>();
    private static final InheritableThreadLocal<String> PARENT = new InheritableThreadLocal<>();

    private TraceContext() {
    }

    public static void begin(String id) {
        TRACE.set(id == null ? UUID.randomUUID().toString() : id); // maybe: thread-local-leak
    }

    public static String current() {
        return TRACE.get();
    }

    public static void end() {
        TRACE.remove();
        PARENT.remove();
    }

    public static void inherit(String id) {
        PARENT.set(id); // maybe: thread-local-leak
    }
}

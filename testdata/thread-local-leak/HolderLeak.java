package acme.tl;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.HandlerInterceptor;

public class HolderLeak {
    public static final class Tenant {
        private static final ThreadLocal<String> CURRENT = new ThreadLocal<>();

        private Tenant() {
        }

        public static void use(String tenant) {
            CURRENT.set(tenant); // maybe: thread-local-leak
        }

        public static String current() {
            return CURRENT.get();
        }

        public static void clear() {
            CURRENT.remove();
        }
    }

    public static final class Stuck {
        private static final ThreadLocal<Map<String, String>> VALUES = new ThreadLocal<>();

        private Stuck() {
        }

        public static void put(String key, String value) {
            VALUES.set(Map.of(key, value)); // expect: thread-local-leak
        }
    }

    public static final class Scope implements AutoCloseable {
        private static final ThreadLocal<Scope> CURRENT = new ThreadLocal<>();
        private final Scope outer;

        private Scope(Scope outer) {
            this.outer = outer;
        }

        public static Scope open() {
            Scope scope = new Scope(CURRENT.get());
            CURRENT.set(scope);
            return scope;
        }

        @Override
        public void close() {
            if (outer == null) {
                CURRENT.remove();
            } else {
                CURRENT.set(outer);
            }
        }
    }

    @RestController
    public static class Api {
        @GetMapping("/a")
        public String a(HttpServletRequest request) {
            Tenant.use(request.getHeader("tenant")); // expect: thread-local-leak
            String text = Tenant.current().trim();
            Tenant.clear();
            return text;
        }

        @GetMapping("/b")
        public String b(HttpServletRequest request) {
            Tenant.use(request.getHeader("tenant"));
            try {
                return Tenant.current().trim();
            } finally {
                Tenant.clear();
            }
        }

        @GetMapping("/c")
        public String c(HttpServletRequest request) {
            Stuck.put("id", request.getHeader("id"));
            return "c";
        }

        @GetMapping("/d")
        public String d() {
            try (Scope scope = Scope.open()) {
                return scope.toString();
            }
        }
    }

    @Component
    public static class TenantInterceptor implements HandlerInterceptor {
        private static final ThreadLocal<Long> BEGIN = new ThreadLocal<>();
        private final ThreadLocal<StringBuilder> text = ThreadLocal.withInitial(StringBuilder::new);

        @Override
        public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
            BEGIN.set(System.nanoTime());
            text.get().setLength(0);
            return true;
        }

        @Override
        public void afterCompletion(
                HttpServletRequest request, HttpServletResponse response, Object handler, Exception failure) {
            System.out.println(System.nanoTime() - BEGIN.get());
            BEGIN.remove();
        }
    }

    public void perTask(Runnable work) {
        try (ExecutorService each = Executors.newVirtualThreadPerTaskExecutor()) {
            each.execute(() -> {
                Stage.DEPTH.set(1);
                work.run();
            });
        }
    }

    static class Stage {
        static final ThreadLocal<Integer> DEPTH = new ThreadLocal<>();
    }
}

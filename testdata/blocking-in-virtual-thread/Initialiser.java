// release: 25
package host.init;

import java.net.Socket;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;

public class Initialiser {
    static final class Settings {
        static final String HOST = load();

        private static String load() {
            try (Socket socket = new Socket("config", 1)) {
                return socket.toString();
            } catch (java.io.IOException e) {
                return "";
            }
        }

        static String host() {
            return HOST;
        }
    }

    static final class Lazy {
        private static String host;

        static String host() {
            if (host == null) {
                host = Settings.load();
            }
            return host;
        }
    }

    public static void main(String[] args) {
        try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
            all.submit(() -> System.out.println(Settings.host())); // expect: blocking-in-virtual-thread
            all.submit(() -> System.out.println(Lazy.host())); // maybe: blocking-in-virtual-thread; maybe: lost-task
            all.submit(() -> LockSupport.parkNanos(5)); // maybe: lost-task
        }
    }
}

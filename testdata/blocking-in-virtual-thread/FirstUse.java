// the first use of a class runs its initialiser: a static field, an enum constant, an object of a subclass
// release: 25
package ticket.boot;

import java.net.Socket;
import java.sql.DriverManager;
import java.sql.SQLException;

public class FirstUse {
    static final class Region {
        static final int VERSION = 3;
        static final String NAME = ask("region");

        private Region() {}
    }

    enum Tariff {
        LOCAL, REMOTE;

        private final String text = ask(name());

        String text() {
            return text;
        }
    }

    static class Base {
        static final long COUNT;

        static {
            try (var connection = DriverManager.getConnection("jdbc:h2:mem:t");
                    var statement = connection.createStatement()) {
                COUNT = statement.executeUpdate("update t set n = 1");
            } catch (SQLException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    static final class Derived extends Base {
        String name() {
            return "derived";
        }
    }

    static final class Registry {
        static final Registry SHARED = new Registry();
        private final String first = ask("registry");

        static String first() {
            return SHARED.first;
        }
    }

    static final class Plain {
        static final String NAME = "plain".toUpperCase();
        static final Object LOCK = new Object();
    }

    void start() throws InterruptedException {
        Thread.startVirtualThread(() -> System.out.println(Region.NAME)).join(); // expect: blocking-in-virtual-thread
        Thread.startVirtualThread(() -> System.out.println(Region.VERSION)).join();
        Thread.startVirtualThread(() -> {
            String text = Tariff.LOCAL.text(); // expect: blocking-in-virtual-thread
            System.out.println(text);
        }).join();
        Thread.ofVirtual().start(() -> System.out.println(new Derived().name())).join(); // expect: blocking-in-virtual-thread
        Thread.ofVirtual().start(() -> show()).join(); // expect: blocking-in-virtual-thread
        Thread.ofVirtual().start(() -> System.out.println(Plain.NAME + Plain.LOCK)).join();
        Thread.ofVirtual().start(() -> System.out.println(Registry.first())).join(); // expect: blocking-in-virtual-thread
        Thread.ofPlatform().start(() -> System.out.println(Region.NAME)).join();
    }

    private void show() {
        System.out.println(Region.NAME);
    }

    private static String ask(String topic) {
        try (Socket socket = new Socket("directory", 7)) {
            socket.getOutputStream().write(topic.getBytes());
            return socket.toString();
        } catch (java.io.IOException e) {
            return "";
        }
    }
}

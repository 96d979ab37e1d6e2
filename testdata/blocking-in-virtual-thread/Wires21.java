// streams lead to a socket, a file or memory; factories and builders make virtual threads
// release: 21
package meter.wire;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;

public class Wires21 {
    static final class Wire {
        private final DataInputStream in;
        private final DataOutputStream out;

        Wire(Socket socket) throws IOException {
            in = new DataInputStream(socket.getInputStream());
            out = new DataOutputStream(socket.getOutputStream());
        }

        synchronized int ask(String text) {
            try {
                out.writeUTF(text);
                out.flush();
                return in.readInt();
            } catch (IOException e) {
                return -1;
            }
        }
    }

    static final class Frame {
        private final DataInputStream in;

        Frame(byte[] bytes) {
            in = new DataInputStream(new ByteArrayInputStream(bytes));
        }

        synchronized int first() {
            try {
                return in.readInt();
            } catch (IOException e) {
                return -1;
            }
        }
    }

    private final ThreadFactory light = Thread.ofVirtual().name("wire-", 0).factory();
    private final CountDownLatch ready = new CountDownLatch(1);

    void start(Wire wire, Frame frame, Socket socket, ThreadFactory given) {
        Thread first = light.newThread(() -> System.out.println(wire.ask("a"))); // expect: blocking-in-virtual-thread
        first.start();
        Thread second = light.newThread(this::await); // expect: blocking-in-virtual-thread
        second.start();
        Thread third = light.newThread(() -> System.out.println(frame.first()));
        third.start();
        Thread.Builder builder = Thread.ofVirtual().name("line");
        builder.start(() -> {
            synchronized (socket) {
                String line = line(socket); // expect: blocking-in-virtual-thread
                System.out.println(line);
            }
        });
        Thread unknown = given.newThread(this::await);
        unknown.start();
        Thread.Builder platform = Thread.ofPlatform();
        platform.start(this::await);
    }

    private synchronized void await() {
        try {
            ready.await(); // maybe: lock-held-across-async
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static String line(Socket socket) {
        try {
            BufferedReader reader = new BufferedReader(new InputStreamReader(socket.getInputStream()));
            return reader.readLine();
        } catch (IOException e) {
            return "";
        }
    }
}

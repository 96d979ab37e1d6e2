// source: IntStream.range().parallel(), StreamSupport(…, true) and iterate with sleeping or pinging steps
package net.ping;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Spliterator;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

public class RangePing {
    private final String prefix;

    public RangePing(String prefix) {
        this.prefix = prefix;
    }

    public long alive() {
        return IntStream.rangeClosed(1, 254)
                .parallel()
                .mapToObj(n -> prefix + n)
                .filter(this::reachable) // expect: blocking-in-common-pool
                .count();
    }

    public void pause(Spliterator<String> hosts) {
        StreamSupport.stream(hosts, true).forEach(host -> {
            System.out.println(host);
            nap(); // expect: blocking-in-common-pool
        });
    }

    public long aliveOneByOne() {
        return IntStream.rangeClosed(1, 254).mapToObj(n -> prefix + n).filter(this::reachable).count();
    }

    public void pauseOneByOne(Spliterator<String> hosts) {
        StreamSupport.stream(hosts, false).forEach(host -> nap());
    }

    private boolean reachable(String host) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, 22), 500);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static void nap() {
        try {
            TimeUnit.MILLISECONDS.sleep(20);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

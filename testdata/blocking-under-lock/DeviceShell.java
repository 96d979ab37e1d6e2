// source: running a process and talking HTTP while the registry is locked, in helper classes
package device.shell;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;

public class DeviceShell {
    private final Map<String, String> state = new HashMap<>();
    private final HttpClient http = HttpClient.newHttpClient();
    private volatile long loadedAt;

    public synchronized int reset(String device) throws IOException, InterruptedException {
        state.remove(device);
        Process process = new ProcessBuilder("reset", device).start(); // maybe: blocking-under-lock
        return process.waitFor(); // expect: blocking-under-lock; maybe: lost-process
    }

    public void refresh(String device) throws IOException, InterruptedException {
        synchronized (state) {
            if (System.currentTimeMillis() - loadedAt > 60_000) {
                state.put(device, ask(device)); // expect: blocking-under-lock
                loadedAt = System.currentTimeMillis();
            }
        }
    }

    public String first(String device) throws IOException, InterruptedException {
        synchronized (state) {
            String known = state.get(device);
            if (known != null) {
                return known;
            }
            String fresh = ask(device);
            state.put(device, fresh);
            return fresh;
        }
    }

    public synchronized void handOver(String device) {
        state.put(device, "pending");
        http.sendAsync(request(device), HttpResponse.BodyHandlers.ofString())
                .whenComplete((answer, failure) -> done(device, failure == null ? answer.body() : "failed"));
    }

    private synchronized void done(String device, String text) {
        state.put(device, text);
    }

    private String ask(String device) throws IOException, InterruptedException {
        return http.send(request(device), HttpResponse.BodyHandlers.ofString()).body();
    }

    private static HttpRequest request(String device) {
        return HttpRequest.newBuilder(URI.create("http://" + device)).build();
    }
}

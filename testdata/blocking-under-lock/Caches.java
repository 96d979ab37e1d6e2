package shop.caches;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import javax.sql.DataSource;

public class Caches {
  private final ReentrantLock lock = new ReentrantLock();
  private final ReentrantLock flight = new ReentrantLock();
  private final Condition ready = lock.newCondition();
  private final Object monitor = new Object();
  private final Semaphore permits = new Semaphore(2);
  private final HttpClient client = HttpClient.newHttpClient();
  private final Map<String, String> pages = new HashMap<>();
  private final Map<String, Object> locks = new ConcurrentHashMap<>();
  private DataSource source;
  private Socket socket;
  private ExecutorService pool;
  private String token;
  private long expires;
  private boolean done;

  public String send(HttpRequest request) throws Exception {
    lock.lock();
    try {
      return client.send(request, HttpResponse.BodyHandlers.ofString()).body(); // expect: blocking-under-lock
    } finally {
      lock.unlock();
    }
  }

  public synchronized void query() throws SQLException {
    try (Connection one = source.getConnection()) { // expect: blocking-under-lock
      one.commit();
    }
  }

  public void sleeping() throws InterruptedException {
    synchronized (monitor) {
      TimeUnit.SECONDS.sleep(1); // expect: blocking-under-lock
      Thread.sleep(2);
    }
  }

  public synchronized int process(Process child) throws InterruptedException {
    return child.waitFor(); // expect: blocking-under-lock
  }

  public synchronized void connect(String host) throws IOException {
    socket = new Socket(host, 80); // expect: blocking-under-lock
  }

  public synchronized void through() throws IOException {
    step(); // expect: blocking-under-lock
  }

  private void step() throws IOException {
    further();
  }

  private void further() throws IOException {
    try (InputStream in = new URL("http://x").openStream()) {
      token = String.valueOf(in.read());
    }
  }

  public synchronized void polling() throws InterruptedException {
    while (!done) {
      Thread.sleep(10); // expect: blocking-under-lock
    }
  }

  public void both() throws InterruptedException {
    synchronized (monitor) {
      lock.lock();
      try {
        while (!done) {
          ready.await(); // expect: blocking-under-lock
        }
      } finally {
        lock.unlock();
      }
    }
  }

  public synchronized String refresh(HttpRequest request) throws Exception {
    if (System.currentTimeMillis() > expires) {
      token = client.send(request, HttpResponse.BodyHandlers.ofString()).body(); // expect: blocking-under-lock
    }
    return token;
  }

  public synchronized String load(HttpRequest request) throws Exception {
    if (token == null) {
      token = client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }
    return token;
  }

  public synchronized String page(String name, HttpRequest request) throws Exception {
    String known = pages.get(name);
    if (known != null) {
      return known;
    }
    String fresh = client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    pages.put(name, fresh);
    return fresh;
  }

  public void singleFlight(HttpRequest request) throws Exception {
    if (flight.tryLock()) {
      try {
        client.send(request, HttpResponse.BodyHandlers.discarding());
      } finally {
        flight.unlock();
      }
    }
  }

  public void perKey(String key, HttpRequest request) throws Exception {
    synchronized (locks.computeIfAbsent(key, k -> new Object())) {
      client.send(request, HttpResponse.BodyHandlers.discarding());
    }
  }

  public void limited(HttpRequest request) throws Exception {
    permits.acquire();
    try {
      client.send(request, HttpResponse.BodyHandlers.discarding());
    } finally {
      permits.release();
    }
  }

  public synchronized void handedOver(HttpRequest request) {
    pool.execute(
        () -> {
          try {
            client.send(request, HttpResponse.BodyHandlers.discarding());
          } catch (IOException | InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
  }

  public synchronized void ownResource(byte[] bytes) throws IOException {
    OutputStream out = socket.getOutputStream();
    out.write(bytes);
  }

  public void waiting() throws InterruptedException {
    lock.lock();
    try {
      while (!done) {
        ready.await();
      }
    } finally {
      lock.unlock();
    }
  }

  public String outside(HttpRequest request) throws Exception {
    String body = client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    synchronized (this) {
      token = body;
    }
    return body;
  }

  public synchronized void attempt() throws InterruptedException {
    done = flight.tryLock(1, TimeUnit.SECONDS);
    if (done) {
      flight.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    synchronized (Caches.class) {
      Thread.sleep(10);
    }
  }

  static URI base() {
    return URI.create("http://x");
  }

  public synchronized void pause() throws InterruptedException {
    pause(10);
  }

  public synchronized void pause(long ms) throws InterruptedException {
    Thread.sleep(ms); // expect: blocking-under-lock
  }

  public synchronized String cached(String name, HttpRequest request) throws Exception {
    String page = pages.get(name);
    if (page == null) {
      page = client.send(request, HttpResponse.BodyHandlers.ofString()).body();
      pages.put(name, page);
    }
    return page;
  }
}

package courier.fleet;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

/** Launches in methods that loops call: for an element, for a round, in trouble, or once. */
class Calls {
  private final ExecutorService pool = Executors.newCachedThreadPool(); // maybe: unclosed-executor
  private final AtomicBoolean failed = new AtomicBoolean();
  private volatile boolean running = true;

  void deliverAll(List<String> parcels) {
    for (String parcel : parcels) {
      deliver(parcel);
    }
  }

  private void deliver(String parcel) {
    pool.execute(() -> System.out.println(parcel)); // expect: unbounded-fan-out
  }

  void serve(ServerSocket server) throws IOException {
    while (running) {
      acceptOne(server);
    }
  }

  private void acceptOne(ServerSocket server) throws IOException {
    Socket socket = server.accept();
    new Thread(() -> greet(socket)).start(); // expect: unbounded-fan-out
  }

  private void greet(Socket socket) {
    System.out.println(socket);
  }

  void check(List<String> vans) {
    for (String van : vans) {
      try {
        System.out.println(van.substring(3));
      } catch (RuntimeException e) {
        raise(van);
      }
    }
  }

  private void raise(String van) {
    new Thread(() -> System.out.println("alarm " + van)).start();
  }

  void watch(List<String> vans) {
    for (String van : vans) {
      report(van);
    }
  }

  private void report(String van) {
    if (failed.compareAndSet(false, true)) {
      new Thread(() -> System.out.println("first " + van)).start();
    }
  }

  void poll() throws InterruptedException {
    while (running) {
      if (!failed.get()) {
        recover();
      }
    }
  }

  private void recover() {
    new Thread(() -> System.out.println("again")).start();
  }

  void weigh(List<String> vans) throws InterruptedException {
    for (String van : vans) {
      weighOne(van);
    }
  }

  private void weighOne(String van) throws InterruptedException {
    Thread reader = new Thread(() -> System.out.println(van));
    reader.start();
    System.out.println("weighing");
    reader.join();
  }

  void wash(List<String> vans) {
    for (String van : vans) {
      washOne(van);
    }
  }

  private void washOne(String van) {
    String place = System.getProperty("place");
    prepare(place);
    System.out.println(van);
  }

  private void prepare(String place) {
    new Thread(() -> System.out.println(place)).start();
  }

  void fill(List<String> vans) {
    for (String van : vans) {
      fillOne(van);
    }
  }

  private void fillOne(String van) {
    fillLater(van.trim());
  }

  private void fillLater(String van) {
    pool.execute(() -> System.out.println(van)); // expect: unbounded-fan-out
  }

  void both() {
    listen("north", "south");
    listen("harbour");
    any(System.getProperty("gates").split(","));
  }

  private void listen(String... gates) {
    for (String gate : gates) {
      new Thread(() -> System.out.println(gate)).start();
    }
  }

  private void any(String... gates) {
    for (String gate : gates) {
      new Thread(() -> System.out.println(gate)).start(); // expect: unbounded-fan-out
    }
  }

  void elect() throws InterruptedException {
    while (running) {
      Thread helper = new Thread(() -> System.out.println("helping"));
      helper.start();
      System.out.println("electing");
      helper.interrupt();
    }
  }

  void openGates(int gates) {
    for (int gate = 0; running && gate < gates; gate++) {
      openGate(gate);
    }
  }

  private void openGate(int gate) {
    new Thread(() -> System.out.println(gate)).start();
  }

  void restart(List<Depot> depots) {
    for (Depot depot : depots) {
      depot.restart();
    }
  }

  interface Depot {
    void restart();
  }

  static final class Local implements Depot {
    @Override
    public void restart() {
      new Thread(() -> System.out.println("local")).start();
    }
  }

  static final class Remote implements Depot {
    @Override
    public void restart() {
      System.out.println("remote");
    }
  }
}

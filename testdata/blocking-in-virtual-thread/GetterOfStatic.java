// release: 25
// A method that only reads a field still waits for the initialiser of that field's class.
import java.io.IOException;
import java.net.URL;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class RateTask implements Callable<byte[]> {
  private final byte[] own = new byte[1];

  static final class Rates {
    static byte[] table;

    static {
      try {
        table = new URL("https://rates.example/all").openStream().readAllBytes();
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  @Override
  public byte[] call() {
    return Rates.table; // expect: blocking-in-virtual-thread
  }

  byte[] own() {
    return own;
  }

  static byte[] ask() throws Exception {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      return pool.submit(new RateTask()).get();
    }
  }
}

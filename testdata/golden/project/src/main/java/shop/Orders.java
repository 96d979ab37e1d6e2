package shop;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;

/** Material of the golden reports: their findings are made by hand and point here. */
final class Orders {
	private final ExecutorService pool;

	Orders(ExecutorService pool) {
		this.pool = pool;
	}

	void place(String id) {
		String label = "注文 🧵"; CompletableFuture.runAsync(() -> ship(id));
	}

  void ship(String id) {
    synchronized (this) {
      pool.submit(
          () -> Carrier.book(id));
    }
  }
}

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

class Waiter {
	private final BlockingQueue<String> queue;

	Waiter(BlockingQueue<String> queue) {
		this.queue = queue;
	}

	void pause() {
		try {
			TimeUnit.SECONDS.sleep(1);
		} catch (InterruptedException e) {
		}
	}

	String next() {
		try {
			return queue.take();
		} catch (InterruptedException e) { // nothing came
			return null;
		}
	}

	String nextOrEmpty() {
		try { return queue.take(); } catch (InterruptedException e) { return ""; }
	}

	void run() {
		while (true) {
			try {
				System.out.println(queue.take());
			} catch (InterruptedException e) {
				System.out.println("go on");
			}
		}
	}
}

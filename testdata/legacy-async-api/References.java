package old.references;

import java.util.List;
import java.util.function.Consumer;

/** Thread methods named by a reference. */
@SuppressWarnings({"deprecation", "removal"})
final class References {
  static class Machine {
    void stop() {}
  }

  static class Plugin extends Thread {}

  void suspend(List<Thread> threads) {
    threads.forEach(Thread::suspend); // expect: legacy-async-api
  }

  void stop(List<Plugin> plugins) {
    plugins.forEach(Plugin::stop); // expect: legacy-async-api
    Consumer<Thread> end = Thread::interrupt;
    plugins.forEach(end);
  }

  Runnable bound(Thread worker) {
    return worker::resume; // expect: legacy-async-api
  }

  void machines(List<Machine> machines) {
    machines.forEach(Machine::stop);
  }
}

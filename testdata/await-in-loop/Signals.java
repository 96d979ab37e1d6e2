// essence: a signal of something under way is waited for, not begun
package signals;

import java.util.List;
import java.util.concurrent.CompletableFuture;

class Signals {
  interface Session {
    CompletableFuture<Void> closeFuture();

    CompletableFuture<Void> whenReady();

    CompletableFuture<Void> close();
  }

  void closed(List<Session> sessions) {
    for (Session session : sessions) {
      session.whenReady().join();
      session.closeFuture().join();
    }
  }

  void exited(List<Process> processes) {
    for (Process process : processes) {
      process.onExit().join();
    }
  }

  void close(List<Session> sessions) {
    for (Session session : sessions) {
      session.close().join(); // expect: await-in-loop
    }
  }
}

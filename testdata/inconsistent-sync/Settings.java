// what is set before an object starts, and a lock that only callers hold
package quay.settings;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.beans.factory.InitializingBean;

class Settings {
  static class Endpoint implements InitializingBean {
    private String poller;
    private String handler;

    void setPoller(String poller) {
      this.poller = poller;
    }

    void setHandlerOf(Endpoint other) {
      this.handler = other.handler; // expect: inconsistent-sync
    }

    @Override
    public synchronized void afterPropertiesSet() {
      poller.strip();
      handler.strip();
    }

    synchronized void start() {
      poller = poller.strip();
      handler = handler.strip();
    }

    synchronized void stop() {
      poller = poller.trim();
      handler = handler.trim();
    }
  }

  static class Plain {
    private String poller;

    void setPoller(String poller) {
      this.poller = poller; // expect: inconsistent-sync
    }

    synchronized void start() {
      poller = poller.strip();
    }

    synchronized void stop() {
      poller = poller.trim();
    }
  }

  static class Writers {
    private final Lock indexLock = new ReentrantLock();
    private String writer;
    private String reader;

    void change() {
      indexLock.lock();
      try {
        changeWriter();
      } finally {
        indexLock.unlock();
      }
    }

    private void changeWriter() {
      writer = "new";
    }

    void reopen() {
      reader = "new"; // expect: inconsistent-sync
    }

    synchronized void open() {
      writer = writer.strip();
      reader = reader.strip();
    }

    synchronized void close() {
      writer = writer.trim();
      reader = reader.trim();
    }
  }
}

// a private field of a superclass is no field of the subclass: the name means the one around
package pier.nodes;

import java.util.ArrayList;
import java.util.List;

class Shadowed {
  static class Hidden {
    private final Object mux = new Object();

    int hash() {
      return mux.hashCode();
    }
  }

  static class Inherited {
    protected final Object mux = new Object();
  }

  static class Server {
    private final Object mux = new Object();
    private final List<String> readers = new ArrayList<>();
    private final List<String> writers = new ArrayList<>();

    List<String> all() {
      synchronized (mux) {
        List<String> all = new ArrayList<>(readers);
        all.addAll(writers);
        return all;
      }
    }

    void forget() {
      synchronized (mux) {
        readers.clear();
        writers.clear();
      }
    }

    class Reading extends Hidden {
      void add(String reader) {
        synchronized (mux) {
          readers.add(reader);
        }
      }
    }

    class Writing extends Inherited {
      void add(String writer) {
        synchronized (mux) {
          writers.add(writer); // expect: inconsistent-sync
        }
      }
    }
  }
}

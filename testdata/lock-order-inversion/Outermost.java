package quorum.peers;

/** A local that may be the inner lock is taken first, so that the order is one everywhere. */
class Outermost {
  private final Object view = new Object();
  private final Links links = new Links();
  private final Object names = new Object();
  private int version;

  void update(boolean quiet) {
    Object first = quiet ? view : links;
    synchronized (first) {
      synchronized (view) {
        version++;
        links.connect(this);
      }
    }
  }

  void refresh(Links given) {
    Object first = given != null ? given : view;
    synchronized (first) {
      synchronized (view) {
        version++;
        if (given != null) {
          given.connect(this);
        }
      }
    }
  }

  int version() {
    synchronized (view) {
      return version;
    }
  }

  void rename() {
    synchronized (names) {
      links.rename(this);
    }
  }

  String name() {
    synchronized (names) {
      return "peer";
    }
  }

  static class Links {
    synchronized void connect(Outermost peer) {
      System.out.println(peer);
    }

    synchronized void check(Outermost peer) {
      System.out.println(peer.version());
    }

    synchronized void rename(Outermost peer) {
      System.out.println(peer);
    }

    synchronized void ask(Outermost peer) {
      System.out.println(peer.name()); // expect: lock-order-inversion
    }
  }
}

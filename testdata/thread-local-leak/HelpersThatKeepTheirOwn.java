import java.lang.ref.WeakReference;
import java.util.concurrent.ExecutorService;

/** A value that a helper makes for the thread itself is no value of the task. */
class HelpersThatKeepTheirOwn {
  static final class Session {}

  private static final ThreadLocal<WeakReference<Session>> CURRENT = new ThreadLocal<>();
  private static final ThreadLocal<Session> GIVEN = new ThreadLocal<>();

  private final ExecutorService pool;

  HelpersThatKeepTheirOwn(ExecutorService pool) {
    this.pool = pool;
  }

  static Session ofThread() {
    WeakReference<Session> known = CURRENT.get();
    if (known != null && known.get() != null) {
      return known.get();
    }
    Session made = new Session();
    CURRENT.set(new WeakReference<>(made));
    return made;
  }

  static Session given() {
    return GIVEN.get();
  }

  static void use(Session session) {
    GIVEN.set(session);
  }

  void serve(Runnable work) {
    pool.execute(
        () -> {
          ofThread();
          work.run();
        });
  }

  void bracketed(Session session, Runnable work) {
    pool.execute(
        () -> {
          Session before = given();
          try {
            use(session);
            work.run();
          } finally {
            use(before);
          }
        });
  }

  void left(Session session, Runnable work) {
    pool.execute(
        () -> {
          use(session); // expect: thread-local-leak
          work.run();
        });
  }
}

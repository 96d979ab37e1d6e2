package cancel.helpers;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

final class Helpers {
  String handled(Future<String> f) {
    try {
      return f.get();
    } catch (InterruptedException | ExecutionException e) {
      throw wrap(e);
    }
  }

  String handledByException(Future<String> f) throws ExecutionException {
    try {
      return f.get();
    } catch (InterruptedException e) {
      throw new Stopped(e);
    }
  }

  String sneaky(Future<String> f) {
    try {
      return f.get();
    } catch (Exception e) {
      throw sneak(e);
    }
  }

  String lost(Future<String> f) {
    try {
      return f.get();
    } catch (InterruptedException | ExecutionException e) { // expect: swallowed-interrupt
      throw wrapOnly(e);
    }
  }

  private static RuntimeException wrap(Exception e) {
    if (e instanceof InterruptedException) {
      Thread.currentThread().interrupt();
    }
    return new IllegalStateException(e);
  }

  private static RuntimeException wrapOnly(Exception e) {
    return new IllegalStateException(e);
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> RuntimeException sneak(Throwable t) throws T {
    throw (T) t;
  }

  static final class Stopped extends RuntimeException {
    Stopped(InterruptedException e) {
      super(e);
      Thread.currentThread().interrupt();
    }
  }
}

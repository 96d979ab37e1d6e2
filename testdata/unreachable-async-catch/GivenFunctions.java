// code of a user behind a function type may throw before it gives a handle
package desk.given;

import java.util.List;
import java.util.concurrent.CompletableFuture;

public final class GivenFunctions {
  @FunctionalInterface
  public interface Handler {
    CompletableFuture<String> handle(Throwable cause);
  }

  public interface Store {
    CompletableFuture<String> load(String key);
  }

  public static final class Skipped extends RuntimeException {}

  public CompletableFuture<String> first(List<Handler> handlers, Throwable cause) {
    for (Handler handler : handlers) {
      try {
        return handler.handle(cause);
      } catch (Skipped ignored) {
        // the next one
      } catch (Exception e) {
        System.err.println("unexpected " + e);
      }
    }
    return CompletableFuture.failedFuture(cause);
  }

  public CompletableFuture<String> load(Store store) {
    try {
      return store.load("a");
    } catch (Exception e) { // expect: unreachable-async-catch
      return CompletableFuture.completedFuture("");
    }
  }
}

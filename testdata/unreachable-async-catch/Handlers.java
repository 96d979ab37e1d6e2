package post.relay;

import io.netty.channel.Channel;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Clauses around code that somebody passed in, or that pass the failure on. */
class Handlers {
  private static final Logger LOG = LoggerFactory.getLogger(Handlers.class);

  interface Relay {
    CompletableFuture<String> send(String text);
  }

  static final class Outcome {
    boolean tryFail(Throwable failure) {
      return failure != null;
    }
  }

  private final Relay relay;
  private final Outcome outcome = new Outcome();

  Handlers(Relay relay) {
    this.relay = relay;
  }

  void mapped(Function<String, CompletableFuture<String>> mapper, String text) {
    CompletableFuture<String> next;
    try {
      next = mapper.apply(text);
    } catch (RuntimeException e) {
      LOG.warn("no next", e);
      return;
    }
    next.whenComplete((r, e) -> LOG.info("{} {}", r, e));
  }

  CompletableFuture<String> failing(String text) {
    try {
      return relay.send(text);
    } catch (RuntimeException e) {
      outcome.tryFail(e);
    }
    return CompletableFuture.completedFuture("");
  }

  void start(ExecutorService pool) {
    try {
      pool.submit(() -> relay.send("x")); // maybe: lost-task, nested-async, unjoined-future
    } catch (RejectedExecutionException e) {
      LOG.info("closed", e);
    } catch (Exception e) {
      LOG.warn("not started", e);
    }
  }

  void close(Channel channel) {
    try {
      channel.close();
    } catch (Exception e) {
      LOG.warn("not closed", e);
    }
  }

  CompletableFuture<String> logged(String text) {
    try {
      return relay.send(text);
    } catch (RuntimeException e) { // expect: unreachable-async-catch
      LOG.warn("not sent", e);
      return CompletableFuture.completedFuture("");
    }
  }
}

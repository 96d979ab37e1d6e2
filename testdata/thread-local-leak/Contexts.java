package shop.contexts;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Contexts {
  private static final ThreadLocal<String> USER = new ThreadLocal<>();
  private static final ThreadLocal<String> TENANT = new ThreadLocal<>();
  private static final ThreadLocal<StringBuilder> BUFFER =
      ThreadLocal.withInitial(StringBuilder::new);

  static final class Filter implements jakarta.servlet.Filter {
    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
        throws IOException, ServletException {
      USER.set(request.getRemoteAddr()); // expect: thread-local-leak
      chain.doFilter(request, response);
    }
  }

  static final class GoodFilter implements jakarta.servlet.Filter {
    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
        throws IOException, ServletException {
      USER.set(request.getRemoteAddr());
      try {
        chain.doFilter(request, response);
      } finally {
        USER.remove();
      }
    }
  }

  public CompletableFuture<Void> stage(Runnable work, ExecutorService pool) {
    return CompletableFuture.runAsync(
        () -> {
          USER.set("a"); // expect: thread-local-leak
          work.run();
        },
        pool);
  }

  public void parallel(List<String> names, java.util.function.Consumer<String> work) {
    names.parallelStream()
        .forEach(
            name -> {
              USER.set(name); // expect: thread-local-leak
              work.accept(name);
              USER.remove();
            });
  }

  static void use(String tenant) {
    TENANT.set(tenant);
  }

  static void clear() {
    TENANT.remove();
  }

  public void holder(ExecutorService pool, Runnable work) {
    pool.execute(
        () -> {
          use("t"); // expect: thread-local-leak
          work.run();
          clear();
        });
  }

  public void goodHolder(ExecutorService pool, Runnable work) {
    pool.execute(
        () -> {
          use("t");
          try {
            work.run();
          } finally {
            clear();
          }
        });
  }

  public void restored(ExecutorService pool, Runnable work) {
    pool.execute(
        () -> {
          String before = USER.get();
          USER.set("x");
          try {
            work.run();
          } finally {
            USER.set(before);
          }
        });
  }

  static final class Scope implements AutoCloseable {
    Scope(String user) {
      USER.set(user);
    }

    @Override
    public void close() {
      USER.remove();
    }
  }

  public void scoped(ExecutorService pool, Runnable work) {
    pool.execute(
        () -> {
          try (Scope scope = new Scope("u")) {
            work.run();
          }
        });
  }

  public void thread(Runnable work) {
    new Thread(
            () -> {
              USER.set("t");
              work.run();
            })
        .start();
  }

  public void virtual(Runnable work) {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      pool.execute(
          () -> {
            USER.set("v");
            work.run();
          });
    }
  }

  public void cached(ExecutorService pool) {
    pool.execute(() -> BUFFER.get().append("x"));
  }

  public static void main(String[] args) {
    USER.set("main");
  }
}

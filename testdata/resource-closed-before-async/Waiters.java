package archive.reader;

import static org.example.waiting.Waits.getUnchecked;
import static org.example.waiting.Waits.whenAny;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.example.waiting.Results;

/** Handles that stay in the block: given to a method that may wait, or only asked. */
class Waiters {
  interface Source extends AutoCloseable {
    CompletableFuture<String> next();

    boolean isFinished();

    @Override
    void close();
  }

  private final List<CompletableFuture<String>> kept = new java.util.ArrayList<>();

  Source open() {
    throw new UnsupportedOperationException();
  }

  String byStaticImport() throws IOException {
    try (Source source = open()) {
      return getUnchecked(source.next());
    }
  }

  String byClass() throws IOException {
    try (Source source = open()) {
      return Results.of(source.next(), IOException.class).trim();
    }
  }

  void amongOthers(CompletableFuture<String> stop) {
    try (Source source = open()) {
      while (!source.isFinished()) {
        getUnchecked(whenAny(List.of(stop, source.next())));
      }
    }
  }

  void onlyAsked() {
    try (Source source = open()) {
      CompletableFuture<String> step = source.next();
      if (!step.isDone()) {
        throw new IllegalStateException("must not block");
      }
    }
  }

  void kept() {
    try (Source source = open()) {
      kept.add(source.next()); // expect: resource-closed-before-async
    }
  }
}

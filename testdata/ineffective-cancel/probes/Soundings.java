package quay.probes;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;

public class Soundings {
  private final BlockingQueue<Integer> depths;
  private final ExecutorService crew;

  public Soundings(BlockingQueue<Integer> depths, ExecutorService crew) {
    this.depths = depths;
    this.crew = crew;
  }

  public CompletableFuture<Integer> next() {
    return CompletableFuture.supplyAsync(this::take, crew);
  }

  public CompletableFuture<Integer> size() {
    return CompletableFuture.supplyAsync(depths::size, crew);
  }

  private Integer take() {
    try {
      return depths.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return -1;
    }
  }
}

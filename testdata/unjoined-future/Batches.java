// essence: batches and semaphores around async calls, partial joins, futures grouped by key
package batches;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Batches {
    public interface Api {
        CompletableFuture<Integer> post(String s);
    }

    private final Api api;
    private final Semaphore slots = new Semaphore(8);

    public Batches(Api api) {
        this.api = api;
    }

    public void limited(List<String> all) throws InterruptedException {
        for (String s : all) {
            slots.acquire(); // maybe: unreleased-lock
            api.post(s).whenComplete((n, e) -> slots.release());
        }
    }

    public void limitedBlind(List<String> all) throws InterruptedException {
        for (String s : all) {
            slots.acquire(); // maybe: unreleased-lock
            api.post(s).thenRun(slots::release); // expect: unjoined-future
        }
    }

    public Map<String, Integer> grouped(List<String> all) {
        Map<String, CompletableFuture<Integer>> calls = all.stream().collect(Collectors.toMap(Function.identity(), api::post));
        return calls.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue().join()));
    }

    public void groupedLost(List<String> all) {
        Map<String, CompletableFuture<Integer>> calls = all.stream().collect(Collectors.toMap(Function.identity(), api::post)); // expect: unjoined-future
    }

    public void partitioned(List<String> all) {
        Map<Boolean, List<CompletableFuture<Integer>>> calls = // maybe: unjoined-future
                all.stream().collect(Collectors.groupingBy(String::isEmpty, Collectors.mapping(api::post, Collectors.toList())));
    }

    public int halves(List<String> all) {
        int mid = all.size() / 2;
        List<CompletableFuture<Integer>> left = all.subList(0, mid).stream().map(api::post).toList();
        List<CompletableFuture<Integer>> right = all.subList(mid, all.size()).stream().map(api::post).toList(); // expect: unjoined-future
        return left.stream().mapToInt(CompletableFuture::join).sum();
    }

    public CompletableFuture<List<Integer>> sequence(List<CompletableFuture<Integer>> all) {
        return CompletableFuture.allOf(all.toArray(new CompletableFuture[0]))
                .thenApply(v -> all.stream().map(CompletableFuture::join).toList());
    }

    public void window(List<String> all) {
        List<CompletableFuture<Integer>> batch = new ArrayList<>();
        for (String s : all) {
            batch.add(api.post(s));
            if (batch.size() == 10) {
                CompletableFuture.allOf(batch.toArray(CompletableFuture[]::new)).join();
                batch.clear();
            }
        }
        batch.forEach(CompletableFuture::join); // maybe: await-in-loop
    }

    public void cleared(List<String> all) {
        List<CompletableFuture<Integer>> batch = new ArrayList<>(); // maybe: unjoined-future
        for (String s : all) {
            batch.add(api.post(s));
            if (batch.size() == 10) {
                batch.clear();
            }
        }
    }

    public void range() {
        IntStream.range(0, 5).mapToObj(i -> api.post("p" + i)).collect(Collectors.toList()); // expect: unjoined-future
        IntStream.range(0, 5).mapToObj(i -> api.post("p" + i)).count();
        IntStream.range(0, 5).mapToObj(i -> api.post("p" + i)).toArray(); // maybe: unjoined-future
    }
}

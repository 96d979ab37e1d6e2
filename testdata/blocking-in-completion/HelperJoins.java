// source: helpers that collect futures which the caller knows to be complete, and one that does not
package helper.joins;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;

public class HelperJoins {
    interface Shard {
        CompletableFuture<Integer> count(String word);
    }

    public CompletableFuture<List<Integer>> counts(List<Shard> shards, String word) {
        List<CompletableFuture<Integer>> all = shards.stream().map(s -> s.count(word)).collect(Collectors.toList());
        return CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).thenApply(nothing -> values(all));
    }

    public CompletableFuture<Integer> sum(List<Shard> shards, String word) {
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        for (Shard shard : shards) {
            all.add(shard.count(word));
        }
        CompletableFuture<Void> done = CompletableFuture.allOf(all.toArray(CompletableFuture[]::new));
        return done.thenApply(nothing -> {
            int sum = 0;
            for (CompletableFuture<Integer> one : all) {
                sum += value(one);
            }
            return sum;
        });
    }

    public CompletableFuture<Integer> early(CompletableFuture<?> trigger, List<Shard> shards, String word) {
        List<CompletableFuture<Integer>> all = shards.stream().map(s -> s.count(word)).toList();
        return trigger.thenApply(nothing -> {
            List<Integer> found = values(all); // expect: blocking-in-completion
            return found.size();
        });
    }

    public CompletableFuture<Integer> own(CompletableFuture<Integer> count) {
        return count.handle((n, failure) -> failure == null ? value(count) : -1);
    }

    private static List<Integer> values(List<CompletableFuture<Integer>> all) {
        return all.stream().map(CompletableFuture::join).collect(Collectors.toList());
    }

    private static int value(CompletableFuture<Integer> one) {
        try {
            return one.get();
        } catch (InterruptedException | ExecutionException e) { // maybe: swallowed-interrupt
            throw new IllegalStateException(e);
        }
    }
}

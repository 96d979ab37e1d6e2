// source: FoundationDB/fdb-record-layer#441 | essence: waiting in loops for handles of the same round in many spellings
package fixture.history;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class HistoryPages {
    interface Api {
        CompletableFuture<List<String>> page(int n);

        CompletableFuture<String> item(String id);

        Future<Void> delete(String id);
    }

    private final Api api;
    private final ExecutorService pool;

    HistoryPages(Api api, ExecutorService pool) {
        this.api = api;
        this.pool = pool;
    }

    List<String> pages(int count) {
        List<String> all = new ArrayList<>();
        for (int n = 0; n < count; n++) {
            all.addAll(api.page(n).join()); // expect: await-in-loop
        }
        return all;
    }

    List<String> pagesUntilEmpty() {
        List<String> all = new ArrayList<>();
        int n = 0;
        List<String> page;
        do {
            page = api.page(n++).join();
            all.addAll(page);
        } while (!page.isEmpty());
        return all;
    }

    List<String> pagesUntilShort() {
        List<String> all = new ArrayList<>();
        for (int n = 0; ; n++) {
            List<String> page = api.page(n).join();
            all.addAll(page);
            if (page.size() < 100) {
                return all;
            }
        }
    }

    Map<String, String> items(Collection<String> ids) throws ExecutionException, InterruptedException {
        Map<String, String> items = new HashMap<>();
        for (String id : ids) {
            CompletableFuture<String> item = api.item(id);
            items.put(id, item.get()); // expect: await-in-loop
        }
        return items;
    }

    Map<String, String> itemsStream(Collection<String> ids) {
        return ids.stream().collect(Collectors.toMap(Function.identity(), id -> api.item(id).join())); // expect: await-in-loop
    }

    int letters(Collection<String> ids) {
        return ids.stream().map(api::item).collect(Collectors.summingInt(item -> item.join().length())); // expect: await-in-loop
    }

    Map<Integer, List<String>> byLength(Collection<String> ids) {
        return ids.stream()
                .collect(Collectors.groupingBy(
                        String::length,
                        Collectors.mapping(id -> api.item(id).join(), Collectors.toList()))); // expect: await-in-loop
    }

    List<String> together(Collection<String> ids) {
        return ids.stream()
                .map(api::item)
                .collect(Collectors.collectingAndThen(
                        Collectors.toList(), all -> all.stream().map(CompletableFuture::join).toList()));
    }

    Map<String, String> parallel(Collection<String> ids) {
        return ids.parallelStream().collect(Collectors.toMap(Function.identity(), id -> api.item(id).join()));
    }

    Map<String, CompletableFuture<String>> itemsFutures(Collection<String> ids) {
        return ids.stream().collect(Collectors.toMap(Function.identity(), api::item));
    }

    Map<String, String> itemsBoth(Collection<String> ids) {
        Map<String, CompletableFuture<String>> started = ids.stream().collect(Collectors.toMap(Function.identity(), api::item));
        return started.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue().join()));
    }

    void deleteAll(Iterator<String> ids) throws ExecutionException, InterruptedException {
        while (ids.hasNext()) {
            api.delete(ids.next()).get(); // expect: await-in-loop
        }
    }

    void deleteLogged(List<String> ids) {
        for (String id : ids) {
            try {
                api.delete(id).get(); // expect: await-in-loop
            } catch (ExecutionException e) {
                System.err.println(id + " " + e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    String firstFound(List<String> ids) {
        for (String id : ids) {
            String item = api.item(id).join();
            if (item != null) {
                return item;
            }
        }
        return null;
    }

    Optional<String> firstMatch(List<String> ids) {
        return ids.stream().map(api::item).map(CompletableFuture::join).filter(i -> !i.isEmpty()).findFirst(); // maybe: await-in-loop
    }

    int retried(String id, int times) {
        int left = times;
        while (left-- > 0) {
            try {
                return api.item(id).join().length();
            } catch (CompletionException e) {
                System.err.println("retry " + left);
            }
        }
        return -1;
    }

    void helper(List<String> ids) {
        for (String id : ids) {
            await(api.item(id)); // maybe: await-in-loop
        }
    }

    private static <T> T await(CompletableFuture<T> future) {
        return future.join();
    }

    void helperLaunch(List<String> ids) {
        for (String id : ids) {
            System.out.println(start(id).join()); // expect: await-in-loop
        }
    }

    private CompletableFuture<String> start(String id) {
        return CompletableFuture.supplyAsync(id::strip, pool);
    }

    void grouped(List<List<String>> groups) {
        for (List<String> group : groups) {
            List<CompletableFuture<String>> items = group.stream().map(api::item).collect(Collectors.toList());
            items.forEach(CompletableFuture::join);
        }
    }

    void timed(List<String> ids) throws ExecutionException, InterruptedException, TimeoutException {
        for (String id : ids) {
            System.out.println(api.item(id).get(1, TimeUnit.SECONDS)); // maybe: await-in-loop
        }
    }

    void indexed(List<String> ids) {
        IntStream.range(0, ids.size()).forEach(i -> System.out.println(i + api.item(ids.get(i)).join())); // expect: await-in-loop
    }

    String cursor(String start) {
        String at = start;
        for (int i = 0; i < 10; i++) {
            at = api.item(at).join();
        }
        return at;
    }

    void oneOnly(List<String> ids) {
        for (String id : ids) {
            System.out.println(api.item(id).join());
            break;
        }
    }

    void allOf(List<String> ids) {
        CompletableFuture<?>[] started = new CompletableFuture<?>[ids.size()];
        for (int i = 0; i < ids.size(); i++) {
            started[i] = api.item(ids.get(i));
        }
        CompletableFuture.allOf(started).join();
        for (CompletableFuture<?> one : started) {
            System.out.println(one.join());
        }
    }
}

// essence: a handle passed to a helper counts as passed on; helper that returns what it gets; own handle in record
package helperdrops;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class HelperDrops {
    public record Ticket(String id, CompletableFuture<String> answer) {}

    public interface Desk {
        CompletableFuture<String> ask(String question);
    }

    private final Desk desk;
    private final ConcurrentMap<String, CompletableFuture<String>> open = new ConcurrentHashMap<>();
    private final Deque<CompletableFuture<String>> waiting = new ArrayDeque<>();

    public HelperDrops(Desk desk) {
        this.desk = desk;
    }

    public Ticket ticket(String question) {
        CompletableFuture<String> answer = desk.ask(question);
        return new Ticket(question, answer);
    }

    public void remember(String question) {
        open.put(question, desk.ask(question));
        open.putIfAbsent(question, new CompletableFuture<>());
        open.computeIfAbsent(question, desk::ask);
        open.remove(question);
    }

    public void rotate() {
        waiting.addLast(desk.ask("next"));
        waiting.pollFirst();
        waiting.peek();
    }

    private <T> CompletableFuture<T> logged(CompletableFuture<T> f) {
        return f.whenComplete((v, e) -> System.out.println(v + " " + e));
    }

    public void loggedDrop(String question) {
        logged(desk.ask(question)).thenAccept(v -> System.out.println(v.length())); // expect: unjoined-future
    }

    public void completed(String question) {
        CompletableFuture<String> f = open.get(question);
        f.complete("late");
        f.orTimeout(1, java.util.concurrent.TimeUnit.SECONDS);
    }

    public void bare(String question) {
        CompletableFuture<String> answer = desk.ask(question); // maybe: unjoined-future
        answer.isDone();
    }
}

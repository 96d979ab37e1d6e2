// essence: Mutiny: chains of groups dropped, emitters, broadcast, subscribe forms, Uni.combine
package mutinymore;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.Cancellable;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

public class MutinyMore {
    public interface Store {
        Uni<Integer> count();

        Multi<String> names();

        Uni<Void> drop(String name);
    }

    private final Store store;

    public MutinyMore(Store store) {
        this.store = store;
    }

    public void combine() {
        Uni.combine().all().unis(store.count(), store.count()).asTuple(); // expect: unsubscribed-publisher
        Uni.join().all(store.count(), store.count()).andFailFast(); // expect: unsubscribed-publisher
        store.names().onItem().call(n -> store.drop(n)).collect().asList(); // expect: unsubscribed-publisher
    }

    public Uni<List<Integer>> combined() {
        return Uni.join().all(store.count(), store.count()).andCollectFailures();
    }

    public void subscribed(Flow.Subscriber<String> s) {
        store.names().subscribe().withSubscriber(s);
        store.names().subscribe(s);
        store.names().subscribe().asStream().forEach(System.out::println);
        store.names().subscribe().with(n -> System.out.println(n), e -> System.err.println(e));
        store.names().subscribe().with(n -> System.out.println(n), () -> System.out.println("end")); // maybe: lost-subscription
        store.names().subscribe(); // expect: unsubscribed-publisher
    }

    public CompletionStage<Integer> stage() {
        return store.count().subscribeAsCompletionStage();
    }

    public void stageLost() {
        store.count().subscribe().asCompletionStage(); // expect: unjoined-future
        store.count().subscribeAsCompletionStage().exceptionally(e -> 0);
    }

    public Cancellable ticks() {
        return Multi.createFrom().ticks().every(Duration.ofSeconds(1)).subscribe().with(t -> store.drop("t" + t), e -> {}); // expect: unsubscribed-publisher
    }

    public Uni<Void> each() {
        return store.names().invoke(n -> store.drop(n)).collect().last().replaceWithVoid(); // expect: unsubscribed-publisher
    }

    public Uni<Void> eachCalled() {
        return store.names().call(n -> store.drop(n)).collect().last().replaceWithVoid();
    }

    public Uni<Integer> failed() {
        return store.count().onFailure().invoke(e -> store.drop("failed")); // expect: unsubscribed-publisher
    }

    public Uni<Integer> failedCalled() {
        return store.count().onFailure().call(e -> store.drop("failed"));
    }

    public Multi<Integer> mapped() {
        return store.names().onItem().transform(n -> store.drop(n)).onItem().transform(x -> 1); // expect: nested-async
    }

    public Uni<Integer> emitter() {
        return Uni.createFrom().emitter(em -> store.count().subscribe().with(em::complete, em::fail));
    }

    public Uni<Integer> emitterHalf() {
        return Uni.createFrom().emitter(em -> store.count().subscribe().with(em::complete)); // expect: lost-subscription
    }

    public Uni<Integer> memo() {
        Uni<Integer> u = store.count().memoize().indefinitely();
        u.ifNoItem().after(Duration.ofSeconds(1)).fail(); // expect: unsubscribed-publisher
        return u;
    }
}

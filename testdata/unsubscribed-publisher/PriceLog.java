package sandbox.prices;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.List;

public class PriceLog {
    public interface PriceStore {
        Uni<Void> persist(String article, long cents);

        Multi<String> articles();
    }

    private final PriceStore store;

    public PriceLog(PriceStore store) {
        this.store = store;
    }

    public void log(String article, long cents) {
        store.persist(article, cents).log().subscribe(); // expect: unsubscribed-publisher
    }

    public void logAll(List<String> articles, long cents) {
        for (String article : articles) {
            store.persist(article, cents) // expect: unsubscribed-publisher
                    .onFailure().retry().atMost(2);
        }
    }

    public void logSafely(String article, long cents) {
        store.persist(article, cents).subscribe().with(done -> {}, failure -> System.err.println(failure));
    }

    public List<String> articlesNow() {
        return store.articles().collect().asList().await().atMost(Duration.ofSeconds(2));
    }

    public Uni<Void> logLater(String article, long cents) {
        return store.persist(article, cents).onFailure().recoverWithNull();
    }
}

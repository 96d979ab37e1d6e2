// source: reactive mongo subscriber joins a future in onNext
package mongo.flow;

import com.mongodb.client.MongoCollection;
import com.mongodb.reactivestreams.client.MongoDatabase;
import java.util.concurrent.CompletableFuture;
import org.bson.Document;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

public class MongoFlow {
    private final MongoDatabase database;
    private final MongoCollection<Document> audit;

    public MongoFlow(MongoDatabase database, MongoCollection<Document> audit) {
        this.database = database;
        this.audit = audit;
    }

    public CompletableFuture<Long> copy() {
        CompletableFuture<Long> done = new CompletableFuture<>();
        database.getCollection("orders").find().subscribe(new Subscriber<>() {
            private long seen;

            @Override
            public void onSubscribe(Subscription s) {
                s.request(Long.MAX_VALUE);
            }

            @Override
            public void onNext(Document order) {
                seen++;
                audit.insertOne(order); // expect: blocking-in-event-loop
            }

            @Override
            public void onError(Throwable t) {
                done.completeExceptionally(t);
            }

            @Override
            public void onComplete() {
                done.complete(seen);
            }
        });
        return done;
    }

    public void copyNow(Iterable<Document> orders) {
        orders.forEach(audit::insertOne);
    }
}

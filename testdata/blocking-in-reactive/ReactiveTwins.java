// source: the reactive counterparts of blocking clients never block
package reactive.twins;

import com.datastax.oss.driver.api.core.CqlSession;
import com.mongodb.client.model.Filters;
import com.mongodb.reactivestreams.client.MongoCollection;
import io.lettuce.core.api.reactive.RedisReactiveCommands;
import io.r2dbc.spi.ConnectionFactory;
import java.util.concurrent.CompletionStage;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jooq.DSLContext;
import org.redisson.api.RedissonReactiveClient;
import org.springframework.data.domain.Example;
import org.springframework.data.mongodb.core.ReactiveMongoTemplate;
import org.springframework.data.mongodb.core.query.Query;
import org.springframework.data.mongodb.repository.ReactiveMongoRepository;
import org.springframework.data.r2dbc.core.R2dbcEntityTemplate;
import org.springframework.data.redis.core.ReactiveStringRedisTemplate;
import org.springframework.data.relational.core.query.Criteria;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.transaction.reactive.TransactionalOperator;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import software.amazon.awssdk.services.s3.S3AsyncClient;

@RestController
public class ReactiveTwins {

    private final Documents documents;
    private final ReactiveMongoTemplate mongo;
    private final ReactiveStringRedisTemplate redis;
    private final RedisReactiveCommands<String, String> lettuce;
    private final DatabaseClient database;
    private final R2dbcEntityTemplate entities;
    private final TransactionalOperator transactions;
    private final CqlSession cassandra;
    private final S3AsyncClient s3;
    private final MongoCollection<String> collection;

    public ReactiveTwins(Documents documents, ReactiveMongoTemplate mongo, ReactiveStringRedisTemplate redis,
            RedisReactiveCommands<String, String> lettuce, DatabaseClient database, R2dbcEntityTemplate entities,
            TransactionalOperator transactions, CqlSession cassandra, S3AsyncClient s3, MongoCollection<String> collection) {
        this.documents = documents;
        this.mongo = mongo;
        this.redis = redis;
        this.lettuce = lettuce;
        this.database = database;
        this.entities = entities;
        this.transactions = transactions;
        this.cassandra = cassandra;
        this.s3 = s3;
        this.collection = collection;
    }

    @GetMapping("/docs/{id}")
    public Mono<String> document(@PathVariable String id) {
        return documents.findById(id).switchIfEmpty(documents.save(id)).flatMap(d -> redis.opsForValue().get(d));
    }

    @GetMapping("/docs")
    public Flux<String> all() {
        return documents.findAll().concatWith(mongo.findAll(String.class)).filterWhen(d -> documents.existsById(d));
    }

    @GetMapping("/count")
    public Mono<Long> count() {
        Mono<Long> rows = database.sql("select count(*) from t").map(row -> row.get(0, Long.class)).one();
        return Mono.zip(rows, lettuce.dbsize(), Long::sum).as(transactions::transactional);
    }

    @GetMapping("/session/{id}")
    public Mono<String> session(@PathVariable String id) {
        return Mono.fromCompletionStage(() -> cassandra.executeAsync("select 1"))
                .map(rows -> rows.one().getString(0))
                .then(Mono.from(collection.find(Filters.eq("_id", id)).first()));
    }

    @GetMapping("/buckets")
    public Mono<Integer> buckets() {
        return Mono.fromFuture(s3::listBuckets).map(answer -> answer.buckets().size());
    }

    public interface Documents extends ReactiveMongoRepository<String, String> {
    }
}

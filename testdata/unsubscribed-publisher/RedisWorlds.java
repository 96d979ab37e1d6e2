// essence: reactive Redis and other reactive templates and requesters
package redisworlds;

import io.lettuce.core.api.reactive.RedisReactiveCommands;
import org.redisson.api.RMapReactive;
import org.redisson.api.RMapRx;
import org.redisson.api.RedissonReactiveClient;
import org.springframework.data.r2dbc.core.R2dbcEntityTemplate;
import org.springframework.data.redis.core.ReactiveRedisTemplate;
import org.springframework.messaging.rsocket.RSocketRequester;
import org.springframework.test.web.reactive.server.WebTestClient;
import reactor.core.publisher.Mono;

public class RedisWorlds {
    private final RedisReactiveCommands<String, String> redis;
    private final RMapReactive<String, String> map;
    private final RMapRx<String, String> rx;
    private final R2dbcEntityTemplate r2dbc;
    private final ReactiveRedisTemplate<String, String> template;
    private final RSocketRequester requester;

    public RedisWorlds(RedisReactiveCommands<String, String> redis, RMapReactive<String, String> map, RMapRx<String, String> rx,
            R2dbcEntityTemplate r2dbc, ReactiveRedisTemplate<String, String> template, RSocketRequester requester) {
        this.redis = redis;
        this.map = map;
        this.rx = rx;
        this.r2dbc = r2dbc;
        this.template = template;
        this.requester = requester;
    }

    public void all(String k, String v) {
        redis.set(k, v); // expect: unsubscribed-publisher
        map.fastPut(k, v); // expect: unsubscribed-publisher
        rx.fastPut(k, v); // expect: unsubscribed-publisher
        r2dbc.insert(v); // expect: unsubscribed-publisher
        template.convertAndSend(k, v); // expect: unsubscribed-publisher
        template.opsForList().leftPush(k, v); // expect: unsubscribed-publisher
        requester.route("r").data(v).send(); // expect: unsubscribed-publisher
        redis.get(k).subscribe(System.out::println); // expect: lost-subscription
        redis.get(k).block();
    }

    public Mono<Void> chained(String k, String v) {
        return redis.set(k, v).then(requester.route("r").data(v).send());
    }

    public void tests(WebTestClient client) {
        client.get().uri("/").exchange().expectStatus().isOk();
        client.get().uri("/").exchange();
    }
}

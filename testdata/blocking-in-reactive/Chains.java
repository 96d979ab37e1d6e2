// the thread of a chain in three libraries
package yard.chains;

import com.github.benmanes.caffeine.cache.*;
import io.reactivex.rxjava3.core.*;
import io.smallrye.mutiny.*;
import io.vertx.core.*;
import org.springframework.data.redis.core.ReactiveStringRedisTemplate;
import org.springframework.data.repository.reactive.ReactiveCrudRepository;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.security.crypto.bcrypt.*;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.*;
import reactor.core.scheduler.*;

class Chains {
  WebClient web;
  JdbcTemplate jdbc;
  Scheduler mine;
  ReactiveStringRedisTemplate redis;
  DatabaseClient r2;
  Vertx vertx;
  PasswordEncoder enc;
  java.util.List<String> list;
  java.util.concurrent.ConcurrentHashMap<String, String> chm;

  interface Repo extends ReactiveCrudRepository<String, Long> {
    Flux<String> findByName(String n);
  }

  Repo repo;

  Object a() {
    return web.get()
        .retrieve()
        .bodyToMono(String.class)
        .map(
            x -> {
              return jdbc.queryForObject("x", String.class); // expect: blocking-in-reactive
            })
        .subscribeOn(Schedulers.boundedElastic());
  }

  Object b() {
    return repo.findByName("x")
        .map(
            x -> {
              return jdbc.queryForObject("x", String.class); // expect: blocking-in-reactive
            });
  }

  Object c() {
    return redis
        .opsForValue()
        .get("x")
        .map(
            x -> {
              return jdbc.queryForObject("x", String.class); // expect: blocking-in-reactive
            });
  }

  Object d() {
    return Flux.interval(java.time.Duration.ofSeconds(1))
        .publishOn(Schedulers.boundedElastic())
        .map(
            x -> {
              return jdbc.queryForObject("x", String.class);
            });
  }

  Object e() {
    return Flux.interval(java.time.Duration.ofSeconds(1))
        .map(
            x -> {
              return jdbc.queryForObject("x", String.class); // expect: blocking-in-reactive
            });
  }

  Object f() {
    return Observable.interval(1, java.util.concurrent.TimeUnit.SECONDS)
        .map(
            x -> {
              return jdbc.queryForObject("x", String.class); // expect: blocking-in-reactive
            });
  }

  Object g() {
    return Observable.just(1)
        .observeOn(io.reactivex.rxjava3.schedulers.Schedulers.io())
        .map(
            x -> {
              return jdbc.queryForObject("x", String.class);
            });
  }

  Object h() {
    return Observable.just(1)
        .observeOn(io.reactivex.rxjava3.schedulers.Schedulers.computation())
        .map(
            x -> {
              return jdbc.queryForObject("x", String.class); // expect: blocking-in-reactive
            });
  }

  Object i() {
    return Uni.createFrom()
        .item(1)
        .map(
            x -> {
              return jdbc.queryForObject("x", String.class); // expect: blocking-in-reactive
            });
  }

  Object j() {
    return Uni.createFrom()
        .item(1)
        .emitOn(io.smallrye.mutiny.infrastructure.Infrastructure.getDefaultWorkerPool())
        .map(
            x -> {
              return jdbc.queryForObject("x", String.class);
            });
  }

  Object k() {
    return Uni.createFrom()
        .item(1)
        .onItem()
        .delayIt()
        .by(null)
        .onItem()
        .transform(
            x -> {
              return jdbc.queryForObject("x", String.class);
            });
  }

  Object l() {
    return Mono.fromCallable(
            () -> {
              return jdbc.queryForObject("x", String.class); // expect: blocking-in-reactive
            })
        .subscribeOn(Schedulers.parallel());
  }

  Object m() {
    return r2.sql("x")
        .fetch()
        .all()
        .map(
            x -> {
              return jdbc.queryForObject("x", String.class); // expect: blocking-in-reactive
            });
  }

  Object n() {
    return Mono.just(1)
        .delayElement(null)
        .map(
            x -> {
              return jdbc.queryForObject("x", String.class); // expect: blocking-in-reactive
            });
  }

  Object o() {
    return Mono.just(1)
        .map(
            x -> {
              return Uni.createFrom().item(1).await().indefinitely(); // expect: blocking-in-reactive
            });
  }

  Object p() {
    return Single.just(1)
        .map(
            x -> {
              return Single.just(2).blockingGet(); // expect: blocking-in-reactive
            });
  }

  Object q() {
    return web.get()
        .retrieve()
        .bodyToMono(String.class)
        .map(
            x -> {
              return enc.matches(x, "y"); // expect: cpu-work-on-event-loop
            });
  }

  void r() {
    list.parallelStream()
        .map(
            x -> {
              return jdbc.queryForObject("x", String.class); // expect: blocking-in-common-pool
            })
        .toList();
    java.util.Arrays.parallelSetAll(
        new String[1],
        i -> {
          return jdbc.queryForObject("x", String.class); // expect: blocking-in-common-pool
        });
    chm.forEach(
        1,
        (k, v) -> {
          jdbc.queryForObject("x", String.class); // expect: blocking-in-common-pool
        });
    Caffeine.newBuilder()
        .buildAsync(
            k -> {
              return jdbc.queryForObject("x", String.class); // expect: blocking-in-common-pool
            });
    java.util.concurrent.ForkJoinPool.commonPool() // expect: lost-task
        .submit(
            () -> {
              jdbc.queryForObject("x", String.class); // expect: blocking-in-common-pool
            });
  }
}

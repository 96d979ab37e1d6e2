package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SignatureIndexTest {
  private static final SignatureIndex INDEX = SignatureIndex.load();

  @Test
  void keepsGenericsOfMethods() {
    assertEquals(
        List.of(
            "<U> java.util.concurrent.CompletableFuture<U>"
                + " thenCompose(java.util.function.Function<T,"
                + " java.util.concurrent.CompletionStage<U>>)"),
        signatures("java.util.concurrent.CompletableFuture", "thenCompose"));
    assertEquals(
        List.of("<T> java.util.concurrent.Future<T> submit(java.util.concurrent.Callable<T>)"),
        signatures("java.util.concurrent.ExecutorService", "submit").subList(0, 1));
  }

  @Test
  void findsNestedTypes() {
    TypeDecl entry = INDEX.find("java.util.Map.Entry");
    assertEquals("java.util.Map", entry.outer());
    assertEquals(
        List.of("K", "V"), entry.typeParameters().stream().map(TypeParameter::name).toList());
    assertEquals(TypeDecl.Kind.INTERFACE, entry.kind());
    assertEquals(TypeDecl.Kind.ENUM, INDEX.find("java.lang.Thread.State").kind());
  }

  @Test
  void knowsMoreThanTheRunningJvm() {
    assertEquals(
        List.of("java.lang.Thread.Builder.OfVirtual ofVirtual()"),
        signatures("java.lang.Thread", "ofVirtual"));
    assertEquals(
        List.of("java.util.concurrent.ExecutorService newVirtualThreadPerTaskExecutor()"),
        signatures("java.util.concurrent.Executors", "newVirtualThreadPerTaskExecutor"));
  }

  @Test
  void keepsWhatOlderJdksDeclared() {
    String scope = "java.util.concurrent.StructuredTaskScope";
    assertEquals(
        List.of(
            "void throwIfFailed()",
            "<X> void throwIfFailed(java.util.function.Function<java.lang.Throwable, X>)"),
        signatures(scope + ".ShutdownOnFailure", "throwIfFailed"));
    assertEquals(List.of("R joinUntil(java.time.Instant)"), signatures(scope, "joinUntil"));
    assertFalse(signatures(scope, "open").isEmpty());
    assertFalse(signatures(scope, "<init>").isEmpty());
  }

  @Test
  void keepsFlagsConstantsAndAnnotations() {
    MethodDecl invokeAll = method("java.util.concurrent.ForkJoinTask", "invokeAll");
    assertTrue(Modifier.isStatic(invokeAll.flags()));
    assertTrue(method("java.util.Arrays", "asList").isVarargs());
    assertTrue((method("java.util.Map", "computeIfAbsent").flags() & MethodDecl.DEFAULT) != 0);
    TypeDecl integer = INDEX.find("java.lang.Integer");
    assertEquals(
        "2147483647",
        integer.fields().stream()
            .filter(f -> f.name().equals("MAX_VALUE"))
            .findAny()
            .get()
            .constant());
    assertEquals(
        "java.lang.FunctionalInterface",
        INDEX.find("java.lang.Runnable").annotations().get(0).name());
    assertTrue(Modifier.isSynchronized(method("java.util.Vector", "add").flags()));
  }

  @Test
  void includesSupertypesThatAreNotVisible() {
    TypeDecl builder = INDEX.find("java.lang.StringBuilder");
    assertNotNull(INDEX.find(builder.supertypes().get(0).name()));
  }

  @Test
  void knowsReactor() {
    assertEquals(
        List.of("<R> reactor.core.publisher.Mono<R> map(java.util.function.Function<T, R>)"),
        signatures("reactor.core.publisher.Mono", "map"));
    assertEquals(
        List.of(1, 2, 3, 3),
        INDEX.find("reactor.core.publisher.Flux").methods().stream()
            .filter(method -> method.name().equals("flatMap"))
            .map(method -> method.parameters().size())
            .sorted()
            .toList());
  }

  @Test
  void tellsVersionsOfALibraryApart() {
    assertEquals(
        List.of("<R> io.reactivex.Single<R> map(io.reactivex.functions.Function<T, R>)"),
        signatures("io.reactivex.Single", "map"));
    assertEquals(
        List.of(
            "<R> io.reactivex.rxjava3.core.Single<R> map(io.reactivex.rxjava3.functions.Function<T,"
                + " R>)"),
        signatures("io.reactivex.rxjava3.core.Single", "map"));
    assertEquals(
        List.of("<R> rx.Single<R> map(rx.functions.Func1<T, R>)"), signatures("rx.Single", "map"));
    assertEquals(
        List.of("io.reactivex.rxjava3.annotations.CheckReturnValue"),
        method("io.reactivex.rxjava3.core.Single", "map").annotations().stream()
            .map(AnnotationUse::name)
            .toList());
  }

  /** One type of each library, lest a version or a filter lose it unnoticed. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "akka.actor.typed.javadsl.Behaviors",
        "at.favre.lib.crypto.bcrypt.BCrypt",
        "com.datastax.oss.driver.api.core.CqlSession",
        "com.fasterxml.jackson.databind.ObjectMapper",
        "com.github.benmanes.caffeine.cache.AsyncCache",
        "com.google.common.util.concurrent.MoreExecutors",
        "com.mongodb.client.MongoCollection",
        "com.mongodb.reactivestreams.client.MongoCollection",
        "com.zaxxer.hikari.HikariDataSource",
        "io.grpc.stub.StreamObserver",
        "io.helidon.webserver.http.HttpRules",
        "io.lettuce.core.api.sync.RedisCommands",
        "io.micronaut.scheduling.annotation.ExecuteOn",
        "io.netty.channel.ChannelInboundHandlerAdapter",
        "io.quarkus.vertx.ConsumeEvent",
        "io.quarkus.vertx.web.Route",
        "io.quarkus.hibernate.orm.panache.PanacheRepository",
        "io.smallrye.common.annotation.RunOnVirtualThread",
        "io.smallrye.mutiny.Uni",
        "io.smallrye.mutiny.groups.UniOnItem",
        "io.smallrye.mutiny.helpers.test.UniAssertSubscriber",
        "io.smallrye.mutiny.infrastructure.Infrastructure",
        "io.vertx.core.Vertx",
        "io.vertx.ext.web.Router",
        "io.vertx.ext.web.client.WebClient",
        "io.vertx.mutiny.ext.web.client.WebClient",
        "io.vertx.pgclient.PgPool",
        "io.vertx.sqlclient.SqlClient",
        "jakarta.persistence.EntityManager",
        "jakarta.ws.rs.client.Client",
        "javafx.application.Platform",
        "javafx.concurrent.Task",
        "javax.inject.Inject",
        "javax.persistence.EntityManager",
        "javax.servlet.http.HttpServlet",
        "okhttp3.OkHttpClient",
        "org.apache.curator.framework.CuratorFramework",
        "org.apache.curator.framework.recipes.locks.InterProcessMutex",
        "org.apache.hc.client5.http.impl.classic.CloseableHttpClient",
        "org.apache.http.client.HttpClient",
        "org.apache.http.impl.nio.client.CloseableHttpAsyncClient",
        "org.apache.kafka.clients.producer.KafkaProducer",
        "org.apache.kafka.common.KafkaFuture",
        "org.apache.kafka.streams.kstream.KStream",
        "org.apache.pekko.actor.AbstractActor",
        "org.apache.pulsar.client.api.Producer",
        "org.apache.zookeeper.ZooKeeper",
        "org.asynchttpclient.AsyncHttpClient",
        "org.awaitility.Awaitility",
        "org.eclipse.jetty.util.thread.QueuedThreadPool",
        "org.eclipse.paho.client.mqttv3.MqttClient",
        "org.eclipse.swt.widgets.Display",
        "org.hibernate.Session",
        "org.hibernate.query.Query",
        "org.hibernate.reactive.mutiny.Mutiny.Session",
        "org.jooq.DSLContext",
        "org.junit.jupiter.api.Test",
        "org.mindrot.jbcrypt.BCrypt",
        "org.redisson.api.RLock",
        "org.slf4j.Logger",
        "org.springframework.amqp.rabbit.core.RabbitTemplate",
        "org.springframework.boot.CommandLineRunner",
        "org.springframework.boot.actuate.health.AbstractReactiveHealthIndicator",
        "org.springframework.cloud.gateway.filter.GlobalFilter",
        "org.springframework.cloud.openfeign.FeignClient",
        "org.springframework.core.task.SimpleAsyncTaskExecutor",
        "org.springframework.core.task.VirtualThreadTaskExecutor",
        "org.springframework.data.jpa.repository.JpaRepository",
        "org.springframework.data.mongodb.core.ReactiveMongoTemplate",
        "org.springframework.data.r2dbc.core.R2dbcEntityTemplate",
        "org.springframework.data.redis.core.ReactiveRedisTemplate",
        "org.springframework.data.redis.core.StringRedisTemplate",
        "org.springframework.data.repository.reactive.ReactiveCrudRepository",
        "org.springframework.http.client.SimpleClientHttpRequestFactory",
        "org.springframework.integration.support.locks.LockRegistry",
        "org.springframework.jdbc.core.JdbcTemplate",
        "org.springframework.jms.core.JmsTemplate",
        "org.springframework.kafka.core.KafkaTemplate",
        "org.springframework.mail.javamail.JavaMailSender",
        "org.springframework.r2dbc.core.DatabaseClient",
        "org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor",
        "org.springframework.security.authentication.ReactiveAuthenticationManager",
        "org.springframework.security.config.web.server.ServerHttpSecurity",
        "org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder",
        "org.springframework.security.oauth2.jwt.ReactiveJwtDecoder",
        "org.springframework.security.web.server.context.ServerSecurityContextRepository",
        "org.springframework.transaction.support.TransactionTemplate",
        "org.springframework.web.client.RestTemplate",
        "org.springframework.web.reactive.function.client.WebClient",
        "org.springframework.web.reactive.function.server.HandlerFunction",
        "org.springframework.web.server.WebFilter",
        "org.springframework.web.servlet.ModelAndView",
        "reactor.netty.http.client.HttpClient",
        "reactor.netty.http.server.HttpServerRoutes",
        "reactor.test.StepVerifier",
        "redis.clients.jedis.JedisPooled",
        "retrofit2.Call",
        "software.amazon.awssdk.services.s3.S3AsyncClient",
      })
  void knowsTheLibraries(String type) {
    assertNotNull(INDEX.find(type));
  }

  @Test
  void saysWhatItDoesNotKnow() {
    assertNull(INDEX.find("java.util.NoSuchType"));
    assertNull(INDEX.find("java.util.Map.NoSuchType"));
    assertNull(INDEX.find("Map"));
    assertNull(INDEX.find(""));
    assertTrue(INDEX.knowsPackage("java.util.concurrent"));
    assertFalse(INDEX.knowsPackage("java"));
    assertFalse(INDEX.knowsPackage("sun.misc"));
  }

  @Test
  void decodesATypeOnce() {
    assertSame(INDEX.find("java.util.List"), INDEX.find("java.util.List"));
  }

  /** The bound is far above what it takes (about 10 ms in a warm JVM), lest the test be moody. */
  @Test
  void loadsQuickly() {
    long start = System.nanoTime();
    SignatureIndex fresh = SignatureIndex.load();
    assertNotNull(fresh.find("java.util.List"));
    long millis = (System.nanoTime() - start) / 1_000_000;
    System.out.println("signature index: load and first type in " + millis + " ms");
    assertTrue(millis < 2_000, () -> millis + " ms");
  }

  static MethodDecl method(String type, String name) {
    return INDEX.find(type).methods().stream()
        .filter(method -> method.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  static List<String> signatures(String type, String name) {
    return INDEX.find(type).methods().stream()
        .filter(method -> method.name().equals(name))
        .map(SignatureIndexTest::signature)
        .collect(Collectors.toList());
  }

  private static String signature(MethodDecl method) {
    String variables =
        method.typeParameters().stream().map(TypeParameter::name).collect(Collectors.joining(", "));
    String parameters =
        method.parameters().stream()
            .map(parameter -> parameter.type().toString())
            .collect(Collectors.joining(", "));
    return (variables.isEmpty() ? "" : "<" + variables + "> ")
        + method.returns()
        + " "
        + method.name()
        + "("
        + parameters
        + ")";
  }
}

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

class SignatureIndexTest {
  private static final SignatureIndex INDEX = SignatureIndex.load();

  @Test
  void keepsGenericsOfMethods() {
    assertEquals(
        List.of(
            "<U> java.util.concurrent.CompletableFuture<U> thenCompose(java.util.function.Function<T,"
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
    assertEquals(List.of("K", "V"), entry.typeParameters().stream().map(TypeParameter::name).toList());
    assertEquals(TypeDecl.Kind.INTERFACE, entry.kind());
    assertEquals(
        TypeDecl.Kind.ENUM, INDEX.find("java.lang.Thread.State").kind());
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
        List.of("void throwIfFailed()", "<X> void throwIfFailed(java.util.function.Function<java.lang.Throwable, X>)"),
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
        integer.fields().stream().filter(f -> f.name().equals("MAX_VALUE")).findAny().get().constant());
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

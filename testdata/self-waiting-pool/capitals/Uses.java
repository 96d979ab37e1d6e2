package harbour.capitals.b;

import static harbour.capitals.a.Holders.*;

import java.net.URI;
import java.util.*;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import harbour.capitals.a.Holders;

final class Uses {
  String wild() throws Exception {
    return IO.submit(() -> IO.submit(() -> "x").get()).get(); // expect: self-waiting-pool
  }

  String nested() throws Exception {
    return Holders.In.CPU.submit(() -> Holders.In.CPU.submit(() -> "x").get()).get(); // expect: self-waiting-pool
  }

  String mixed() throws Exception {
    return IO.submit(() -> Holders.IO.submit(() -> "x").get()).get(); // expect: self-waiting-pool
  }

  String qualified() throws Exception {
    return harbour.capitals.a.Holders.IO.submit(() -> Holders.IO.submit(() -> "x").get()).get(); // expect: self-waiting-pool
  }

  void locked(Future<String> f, Future<String> g, Future<String> h) throws Exception {
    synchronized (LOCK) {
      f.get(); // expect: lock-held-across-async
    }
    GATE.lock();
    try {
      g.get(); // expect: lock-held-across-async
    } finally {
      GATE.unlock();
    }
    synchronized (Holders.In.M) {
      h.get(); // expect: lock-held-across-async
    }
  }

  void qualified(Future<String> f, Future<String> g) throws Exception {
    synchronized (Holders.LOCK) {
      f.get(); // expect: lock-held-across-async
    }
    Holders.GATE.lock();
    try {
      g.get(); // expect: lock-held-across-async
    } finally {
      Holders.GATE.unlock();
    }
  }

  void fan(List<String> all) {
    for (String s : all) {
      EX.execute(() -> System.out.println(s)); // expect: unbounded-fan-out
    }
    for (String s : all) {
      Holders.EX.execute(() -> System.out.println(s)); // expect: unbounded-fan-out
    }
    all.forEach(s -> CompletableFuture.runAsync(() -> System.out.println(s), EX)); // expect: unbounded-fan-out
  }

  String leaked(List<String> all) {
    GATE.lock(); // expect: unreleased-lock
    String first = all.remove(0);
    GATE.unlock();
    return first;
  }

  java.util.UUID types(String text) {
    return UUID.fromString(URI.create(text).getPath());
  }

  void ref(List<Runnable> all) {
    all.forEach(EX::execute); // expect: unbounded-fan-out
    all.forEach(r -> EX.execute(r)); // expect: unbounded-fan-out
    all.forEach(Holders.EX::execute); // expect: unbounded-fan-out
  }

  void wrong() {
    Holders.GATE.unlock(); // maybe: unlock-without-lock
  }
}

final class Impl implements Holders {
  String inherited() throws Exception {
    return IO.submit(() -> IO.submit(() -> "x").get()).get(); // expect: self-waiting-pool
  }

  void locked(Future<String> f) throws Exception {
    synchronized (LOCK) {
      f.get(); // expect: lock-held-across-async
    }
  }
}

package boot.periodic;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

final class Periodic {
  private static final ScheduledExecutorService CLOCK = Executors.newScheduledThreadPool(1);

  static {
    CLOCK.scheduleAtFixedRate(Periodic::tick, 0, 1, TimeUnit.MINUTES); // expect: thread-in-static-init
  }

  private static final Map<Integer, String> NAMES =
      Stream.of("a", "bb").parallel().collect(Collectors.toMap(Periodic::weight, n -> n)); // expect: thread-in-static-init
  private static final Map<Integer, List<String>> GROUPS =
      Stream.of("a", "bb").parallel().collect(Collectors.groupingBy(String::length));

  private static int weight(String name) {
    return name.length();
  }

  private Periodic() {}

  static void later() {
    CLOCK.scheduleWithFixedDelay(Periodic::tick, 0, 1, TimeUnit.MINUTES);
  }

  private static void tick() {
    System.out.println("tick");
  }
}

package quay.handlers;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import java.util.concurrent.ExecutorService;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class Handlers {
  private static final ThreadLocal<String> CALLER = new ThreadLocal<>();
  private static final ThreadLocal<String> STEP = new ThreadLocal<>();

  @GetMapping("/ships")
  public String ships(String caller) {
    CALLER.set(caller); // expect: thread-local-leak
    return list();
  }

  @GetMapping("/crews")
  public String crews(String caller) {
    CALLER.set(caller);
    try {
      return list();
    } finally {
      CALLER.remove();
    }
  }

  private String list() {
    return "for " + CALLER.get() + STEP.get();
  }

  @Path("/steps")
  public static class Steps {
    private final ExecutorService crew;

    public Steps(ExecutorService crew) {
      this.crew = crew;
    }

    @GET
    public String begin(String step) {
      STEP.set(step);
      try {
        return STEP.get();
      } finally {
        clear();
      }
    }

    public void later(String step) {
      crew.execute(() -> STEP.set(step)); // expect: thread-local-leak
    }

    private static void clear() {
      STEP.remove();
    }
  }

  public static class Messages {
    private static final ThreadLocal<String> TOPIC = new ThreadLocal<>();

    @KafkaListener(topics = "tides")
    public void tides(String message) {
      with("tides", () -> System.out.println(message));
    }

    @KafkaListener(topics = "winds")
    public void winds(String message) {
      TOPIC.set("winds"); // expect: thread-local-leak
      System.out.println(TOPIC.get() + message);
    }

    private void with(String topic, Runnable work) {
      TOPIC.set(topic);
      try {
        work.run();
      } finally {
        TOPIC.remove();
      }
    }
  }
}

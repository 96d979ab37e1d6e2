package press.keys;

import java.util.List;
import java.util.stream.Collectors;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Objects of which there is one, and one for each name. */
class Single {
  static class Digests {
    private final ThreadLocal<StringBuilder> text = ThreadLocal.withInitial(StringBuilder::new);

    String of(String name) {
      return text.get().append(name).toString();
    }
  }

  static class Current {
    private final ThreadLocal<StringBuilder> text = ThreadLocal.withInitial(StringBuilder::new);

    String of(String name) {
      return text.get().append(name).toString();
    }
  }

  static class Named {
    private final ThreadLocal<StringBuilder> text = // expect: thread-local-leak
        ThreadLocal.withInitial(StringBuilder::new);

    String of(String name) {
      return text.get().append(name).toString();
    }
  }

  private static Current current;

  static Current current() {
    if (current == null) {
      current = new Current();
    }
    return current;
  }

  List<Named> named(List<String> names) {
    return names.stream().map(n -> new Named()).collect(Collectors.toList());
  }

  @Configuration
  static class Beans {
    @Bean
    Digests digests() {
      return new Digests();
    }
  }
}

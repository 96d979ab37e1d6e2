// essence: each reference of a chain is a function of its own, told at its line; on one line once
package quay.references;

import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Schedulers;

class ChainOfReferences {
  private final JdbcTemplate jdbc;

  ChainOfReferences(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  Flux<String> chained(Flux<String> names) {
    return names
        .filter(this::isKnown) // expect: blocking-in-reactive
        .map(String::strip)
        .map(this::load) // expect: blocking-in-reactive
        .doOnNext(this::load) // expect: blocking-in-reactive
        .publishOn(Schedulers.boundedElastic())
        .takeUntil(this::isKnown);
  }

  List<Flux<String>> several(Flux<String> names) {
    return List.of(
        names.filter(this::isKnown).map(this::load), // expect: blocking-in-reactive
        names.map(name -> load(name)), // expect: blocking-in-reactive
        names.map(this::load)); // expect: blocking-in-reactive
  }

  private boolean isKnown(String name) {
    return load(name) != null;
  }

  private String load(String name) {
    return jdbc.queryForObject("select text from texts where name = ?", String.class, name);
  }
}

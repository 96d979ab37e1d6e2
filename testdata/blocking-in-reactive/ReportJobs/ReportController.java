// source: interface with two implementations, one of them blocks; record; switch expression
package report.web;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

@RestController
public class ReportController {

    private final ReportStore disk = new DiskStore();
    private final ReportStore memory = new MemoryStore();
    private final ReportStore remote;
    private final Work work = new Work();

    public ReportController(ReportStore remote) {
        this.remote = remote;
    }

    @GetMapping("/disk/{id}")
    public Mono<String> disk(@PathVariable String id) {
        return Mono.just(disk.load(id)); // expect: blocking-in-reactive
    }

    @GetMapping("/memory/{id}")
    public Mono<String> memory(@PathVariable String id) {
        return Mono.just(memory.load(id));
    }

    @GetMapping("/remote/{id}")
    public Mono<String> remote(@PathVariable String id) {
        return work.run(() -> remote.load(id)).map(String::strip);
    }

    @GetMapping("/kind/{kind}")
    public Mono<String> kind(@PathVariable String kind) {
        return Mono.just(kind).map(k -> switch (k) {
            case "disk" -> disk.load(k); // expect: blocking-in-reactive
            case "memory" -> memory.load(k);
            default -> "none";
        });
    }

    static final class Work {
        <T> Mono<T> run(java.util.concurrent.Callable<T> callable) {
            return Mono.fromCallable(callable).subscribeOn(Schedulers.boundedElastic());
        }
    }
}

// source: constructor and field initialiser of a task object; callback stored in a variable; JetBrains @Blocking
package upload.web;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jetbrains.annotations.Blocking;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

@RestController
public class UploadController {

    private final VirusScanner scanner;
    private final Function<String, Integer> store = text -> new StoreTask(text).call(); // expect: blocking-in-reactive

    public UploadController(VirusScanner scanner) {
        this.scanner = scanner;
    }

    @PostMapping("/upload")
    public Mono<Integer> upload(@RequestBody Mono<String> body) {
        return body.flatMap(text -> Mono.fromCallable(new StoreTask(text)).subscribeOn(Schedulers.boundedElastic())); // expect: blocking-in-reactive
    }

    @PostMapping("/upload/lazy")
    public Mono<Integer> lazy(@RequestBody Mono<String> body) {
        return body.flatMap(text -> Mono.fromCallable(() -> new StoreTask(text).call()).subscribeOn(Schedulers.boundedElastic()));
    }

    @PostMapping("/upload/stored")
    public Mono<Integer> stored(@RequestBody Mono<String> body) {
        return body.map(store);
    }

    @PostMapping("/scan")
    public Mono<Boolean> scan(@RequestBody Mono<byte[]> body) {
        return body.map(scanner::isClean); // expect: blocking-in-reactive
    }

    @PostMapping("/scan/variable")
    public Mono<Boolean> variable(@RequestBody Mono<byte[]> body) {
        Function<byte[], Boolean> check = bytes -> {
            if (bytes.length == 0) {
                return true;
            }
            return scanner.isClean(bytes); // expect: blocking-in-reactive
        };
        return body.map(check).onErrorReturn(false);
    }

    public interface VirusScanner {
        @Blocking
        boolean isClean(byte[] bytes);

        boolean isSmall(byte[] bytes);
    }

    static final class StoreTask implements Callable<Integer> {
        private final OutputStream out = open();
        private final String text;

        StoreTask(String text) {
            this.text = text;
        }

        private static OutputStream open() {
            try {
                return new FileOutputStream("/srv/uploads/part");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public Integer call() {
            try (out) {
                out.write(text.getBytes());
                return text.length();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}

// a wrapper of the project moves what it is given; its sibling does not
package depot.io;

import java.util.concurrent.Callable;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

public abstract class Offload {
    protected <T> Mono<T> blocking(Callable<T> work) {
        return Offload.on(work);
    }

    private static <T> Mono<T> on(Callable<T> work) {
        return Mono.fromCallable(work).subscribeOn(Schedulers.boundedElastic());
    }

    protected <T> Mono<T> soon(Callable<T> work) {
        return Mono.fromCallable(work).subscribeOn(Schedulers.parallel());
    }

    protected <T> Mono<T> later(Callable<T> work) {
        return bare(work).subscribeOn(Schedulers.boundedElastic());
    }

    protected <T> Mono<T> here(Callable<T> work) {
        return bare(work);
    }

    private <T> Mono<T> bare(Callable<T> work) {
        return Mono.defer(() -> Mono.fromCallable(work));
    }
}

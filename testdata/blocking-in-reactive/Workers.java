// workers of a scheduler run tasks on its threads
package kiln.heat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

public class Workers {
    private final BlockingQueue<String> logs;
    private final Scheduler.Worker fast = Schedulers.newParallel("heat").createWorker();

    Workers(BlockingQueue<String> logs) {
        this.logs = logs;
    }

    void start(Scheduler given) {
        fast.schedulePeriodically(this::next, 1, 1, TimeUnit.SECONDS); // expect: blocking-in-reactive
        Scheduler.Worker slow = Schedulers.boundedElastic().createWorker();
        slow.schedule(this::next);
        Scheduler.Worker own = given.createWorker();
        own.schedule(() -> next());
        io.reactivex.rxjava3.core.Scheduler.Worker computing =
                io.reactivex.rxjava3.schedulers.Schedulers.computation().createWorker();
        computing.schedule(() -> next(), 5, TimeUnit.MILLISECONDS); // expect: blocking-in-reactive
    }

    private void next() {
        try {
            System.out.println(logs.take());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

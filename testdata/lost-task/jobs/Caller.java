// essence: handles of project methods in other files
package jobs;

import java.util.List;
import java.util.concurrent.Future;

public class Caller {
    private final Jobs jobs;

    public Caller(Jobs jobs) {
        this.jobs = jobs;
    }

    public void go(Runnable job) {
        jobs.start(job); // expect: unjoined-future
    }

    public void goAll(List<Runnable> all) {
        all.forEach(jobs::start); // expect: unjoined-future
    }

    public void goWait(Runnable job) throws Exception {
        Future<?> f = jobs.start(job);
        f.get();
    }

    public List<Future<?>> collect(List<Runnable> all) {
        return all.stream().<Future<?>>map(jobs::start).toList();
    }
}

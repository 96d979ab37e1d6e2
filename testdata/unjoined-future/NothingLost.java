// methods that give what is there already, or what another object keeps
package post.lost;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

class NothingLost {
    private final Map<String, Job> jobs = new HashMap<>();

    static class Job {
        private final CompletableFuture<Void> done = new CompletableFuture<>();

        CompletableFuture<Void> done() {
            return done;
        }

        CompletableFuture<Void> restart() {
            return CompletableFuture.runAsync(this::hashCode);
        }
    }

    void all(Job job) {
        disconnect(job);
        start(job);
        restart(job); // expect: unjoined-future
        fail(job); // expect: unjoined-future
        shutdown(job); // expect: unjoined-future
        pipe(); // expect: unjoined-future
    }

    private CompletableFuture<Void> disconnect(Job job) {
        if (jobs.remove(job.toString()) == null) {
            return CompletableFuture.completedFuture(null);
        }
        return CompletableFuture.completedFuture(null);
    }

    private CompletableFuture<Void> start(Job job) {
        if (jobs.isEmpty()) {
            return CompletableFuture.completedFuture(null);
        }
        return job.done();
    }

    private CompletableFuture<Void> restart(Job job) {
        if (jobs.isEmpty()) {
            return CompletableFuture.completedFuture(null);
        }
        return job.restart();
    }

    private CompletableFuture<Void> fail(Job job) {
        return CompletableFuture.failedFuture(new IllegalStateException("" + job));
    }

    /** A new wrapper keeps the future for nobody else. */
    private CompletableFuture<Void> shutdown(Job job) {
        return wrapped(job).done();
    }

    private Job wrapped(Job job) {
        Job other = new Job();
        other.restart().thenRun(job::hashCode); // expect: unjoined-future
        return other;
    }

    /** A promise made here is nobody else's. */
    private CompletableFuture<Void> pipe() {
        Job promise = new Job();
        promise.restart().thenRun(promise::hashCode); // expect: unjoined-future
        return promise.done();
    }
}

package sandbox.own;

import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** A task that a thread of its own runs: interrupting the thread stops it. */
public class OwnThreads {
    Object stopped(Callable<Object> work, long ms) throws Exception {
        final FutureTask<Object> task = new FutureTask<>(work);
        final Thread worker = new Thread(task);
        worker.start();
        try {
            return task.get(ms, TimeUnit.MILLISECONDS);
        } finally {
            worker.interrupt();
        }
    }

    Object abandoned(Callable<Object> work, long ms) throws Exception {
        FutureTask<Object> task = new FutureTask<>(work);
        Thread worker = new Thread(task, "worker");
        worker.setDaemon(true);
        worker.start();
        return task.get(ms, TimeUnit.MILLISECONDS); // expect: task-abandoned-on-timeout
    }
}

// settings elsewhere decide that tasks and verticles run on virtual threads
// release: 21
package crate.run;

import io.vertx.core.AbstractVerticle;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.ThreadingModel;
import io.vertx.core.Vertx;
import java.util.concurrent.BlockingQueue;
import org.springframework.core.task.SimpleAsyncTaskExecutor;
import org.springframework.jdbc.core.JdbcTemplate;

public class Settings21 {
    private final SimpleAsyncTaskExecutor light = new SimpleAsyncTaskExecutor("light-"); // maybe: unclosed-executor
    private final SimpleAsyncTaskExecutor heavy = new SimpleAsyncTaskExecutor("heavy-"); // maybe: unclosed-executor
    private final BlockingQueue<String> crates;

    Settings21(BlockingQueue<String> crates) {
        this.crates = crates;
        light.setVirtualThreads(true);
        heavy.setVirtualThreads(false);
    }

    void start() {
        light.execute(this::next); // expect: blocking-in-virtual-thread
        light.execute(() -> next()); // expect: blocking-in-virtual-thread
        heavy.execute(this::next);
        SimpleAsyncTaskExecutor own = new SimpleAsyncTaskExecutor(); // maybe: unclosed-executor
        own.setThreadFactory(Thread.ofVirtual().factory());
        own.execute(() -> next()); // expect: blocking-in-virtual-thread
    }

    private synchronized void next() {
        try {
            System.out.println(crates.take());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static Future<String> deploy(Vertx vertx, JdbcTemplate jdbc) {
        vertx.deployVerticle(new Packer(), new DeploymentOptions().setWorker(true)); // maybe: unjoined-future
        DeploymentOptions options = new DeploymentOptions().setThreadingModel(ThreadingModel.VIRTUAL_THREAD);
        return vertx.deployVerticle(() -> new Counter(jdbc), options);
    }

    static final class Counter extends AbstractVerticle {
        private final JdbcTemplate jdbc;

        Counter(JdbcTemplate jdbc) {
            this.jdbc = jdbc;
        }

        @Override
        public void start() {
            last(); // expect: blocking-in-virtual-thread
            count();
            vertx.eventBus().consumer("count", message -> message.reply(count()));
            vertx.eventBus().consumer("last", message -> message.reply(last())); // expect: blocking-in-virtual-thread
        }

        private int count() {
            return jdbc.queryForObject("select count(*) from crate", Integer.class);
        }

        private synchronized int last() {
            return count(); // maybe: blocking-under-lock
        }
    }

    static final class Packer extends AbstractVerticle {
        @Override
        public void start() {
            vertx.setTimer(10, id -> pack());
        }

        private synchronized void pack() {
            try {
                Thread.sleep(10); // maybe: blocking-under-lock
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}

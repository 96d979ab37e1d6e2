// source: virtual threads in Spring: SimpleAsyncTaskExecutor, VirtualThreadTaskExecutor, @Transactional synchronized; static synchronized; super class lock (Java 21)
// release: 21
package metric.job;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Vector;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import javax.sql.DataSource;
import org.springframework.core.task.SimpleAsyncTaskExecutor;
import org.springframework.core.task.VirtualThreadTaskExecutor;

public class MetricJob {

    private final VirtualThreadTaskExecutor virtual = new VirtualThreadTaskExecutor("metric-");
    private final SimpleAsyncTaskExecutor simple = simple();
    private final SimpleAsyncTaskExecutor platform = new SimpleAsyncTaskExecutor("platform-");
    private final Metrics metrics;
    private final Vector<String> names = new Vector<>();

    public MetricJob(DataSource source) {
        this.metrics = new Metrics(source);
    }

    private static SimpleAsyncTaskExecutor simple() {
        SimpleAsyncTaskExecutor executor = new SimpleAsyncTaskExecutor("simple-");
        executor.setVirtualThreads(true);
        return executor;
    }

    public void store(String name) {
        virtual.execute(() -> metrics.store(name)); // expect: blocking-in-virtual-thread
    }

    public void storeSimple(String name) {
        simple.execute(() -> metrics.store(name)); // expect: blocking-in-virtual-thread
    }

    public void storeOnPlatform(String name) {
        platform.execute(() -> metrics.store(name));
    }

    public Future<?> all() {
        return virtual.submit(() -> names.forEach(metrics::insert)); // expect: blocking-in-virtual-thread
    }

    public Future<?> plain(String name) {
        return virtual.submit(() -> metrics.insert(name));
    }

    public Thread factory(String name) {
        ThreadFactory factory = Thread.ofVirtual().name("f").factory();
        Thread thread = factory.newThread(() -> {
            Metrics.audit();
            metrics.count();
        });
        thread.start();
        return thread;
    }

    abstract static class Monitored {
        private int stored;

        synchronized void store(String name) {
            insert(name);
            stored++;
        }

        synchronized int count() {
            return stored;
        }

        abstract void insert(String name);
    }

    static class Metrics extends Monitored {
        private static int audits;
        private final DataSource source;

        Metrics(DataSource source) {
            this.source = source;
        }

        static synchronized void audit() {
            audits++;
        }

        @Override
        void insert(String name) {
            try (Connection connection = source.getConnection();
                    PreparedStatement statement = connection.prepareStatement("insert into metric values (?)")) {
                statement.setString(1, name);
                statement.executeUpdate();
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}

// source: thingsboard/thingsboard#5512 | essence: Spring pools configured in beans, with helpers and constants, and JDK pools with equal expressions
package fixture.springpools;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.AsyncConfigurer;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

@Configuration
public class SpringPools implements AsyncConfigurer {
    private static final int CORE = 5;
    private static final int MAX = 50;

    @Value("${pool.core}")
    private int core;

    @Value("${pool.max}")
    private int max;

    @Override
    public Executor getAsyncExecutor() {
        ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
        executor.setCorePoolSize(CORE);
        executor.setMaxPoolSize(MAX); // expect: executor-misconfiguration
        executor.setThreadNamePrefix("async-");
        executor.initialize();
        return executor;
    }

    @Bean
    public ThreadPoolTaskExecutor configured() {
        ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
        executor.setCorePoolSize(core);
        executor.setMaxPoolSize(max); // expect: executor-misconfiguration
        return executor;
    }

    @Bean
    public ThreadPoolTaskExecutor same() {
        ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
        executor.setCorePoolSize(core);
        executor.setMaxPoolSize(core);
        return executor;
    }

    @Bean
    public ThreadPoolTaskExecutor bounded() {
        ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
        executor.setCorePoolSize(core);
        executor.setMaxPoolSize(max);
        executor.setQueueCapacity(core * 10);
        executor.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
        return executor;
    }

    @Bean
    public ThreadPoolTaskExecutor handover() {
        ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
        executor.setMaxPoolSize(100);
        executor.setQueueCapacity(0);
        return executor;
    }

    @Bean
    public ThreadPoolTaskExecutor order() {
        ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
        executor.setQueueCapacity(100);
        executor.setMaxPoolSize(20);
        executor.setCorePoolSize(10);
        return executor;
    }

    @Bean
    public ThreadPoolTaskExecutor helped() {
        ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
        executor.setMaxPoolSize(20);
        return tuned(executor);
    }

    private static ThreadPoolTaskExecutor tuned(ThreadPoolTaskExecutor executor) {
        executor.setQueueCapacity(50);
        return executor;
    }

    @Bean
    public ThreadPoolTaskExecutor infinite() {
        ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
        executor.setCorePoolSize(2);
        executor.setMaxPoolSize(20); // expect: executor-misconfiguration
        executor.setQueueCapacity(Integer.MAX_VALUE);
        return executor;
    }

    private static ThreadPoolTaskExecutor base() {
        ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
        executor.setQueueCapacity(100);
        executor.setCorePoolSize(2);
        return executor;
    }

    @Bean
    public ThreadPoolTaskExecutor based() {
        ThreadPoolTaskExecutor executor = base();
        executor.setMaxPoolSize(20);
        return executor;
    }

    static class Growing extends LinkedBlockingQueue<Runnable> {
        private transient ThreadPoolExecutor pool;

        @Override
        public boolean offer(Runnable job) {
            return pool.getPoolSize() >= pool.getMaximumPoolSize() && super.offer(job);
        }
    }

    static ThreadPoolExecutor growing() {
        return new ThreadPoolExecutor(1, 10, 1, TimeUnit.MINUTES, new Growing()); // maybe: unbounded-queue
    }

    static ThreadPoolExecutor negative() {
        return new ThreadPoolExecutor(-1, 10, 1, TimeUnit.MINUTES, new SynchronousQueue<>()); // expect: executor-misconfiguration
    }

    static ThreadPoolExecutor twice(int n) {
        return new ThreadPoolExecutor(n, n, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(10));
    }

    static ThreadPoolExecutor doubled(int n) {
        return new ThreadPoolExecutor(n, 2 * n, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(10));
    }

    static ThreadPoolExecutor oneAtATime(RejectedExecutionHandler handler) {
        return new ThreadPoolExecutor(0, 4, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(50), handler); // expect: executor-misconfiguration
    }

    static ThreadPoolExecutor handOver() {
        return new ThreadPoolExecutor(0, 4, 1, TimeUnit.SECONDS, new SynchronousQueue<>());
    }

    static ThreadPoolExecutor keepAlive() {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(2, 2, 5, TimeUnit.SECONDS, new ArrayBlockingQueue<>(10));
        pool.allowCoreThreadTimeOut(true);
        pool.setKeepAliveTime(0, TimeUnit.SECONDS); // expect: executor-misconfiguration
        return pool;
    }

    static ThreadPoolExecutor keepAliveOff() {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(2, 2, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(10));
        pool.allowCoreThreadTimeOut(false);
        return pool;
    }

    static ThreadPoolExecutor keepAliveFirst() {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(2, 2, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(10));
        pool.setKeepAliveTime(10, TimeUnit.SECONDS);
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    static class Clock extends ScheduledThreadPoolExecutor {
        Clock() {
            super(1);
            setMaximumPoolSize(4); // expect: executor-misconfiguration
        }
    }

    static void resize(ScheduledThreadPoolExecutor clock, ThreadPoolExecutor pool, int n) {
        clock.setCorePoolSize(n);
        pool.setMaximumPoolSize(n);
        clock.setMaximumPoolSize(n); // expect: executor-misconfiguration
    }

    static ThreadPoolExecutor castCached() {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newCachedThreadPool();
        pool.setMaximumPoolSize(20);
        return pool;
    }
}

// source: danielgmyers/flux-swf-client#136 | essence: periodic tasks wrapped by a helper class in the sources, or not
package fixture.ticks;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class ConfigTicks {
    private static final Logger LOG = LoggerFactory.getLogger(ConfigTicks.class);

    static final class Threads {
        private Threads() {}

        static Runnable wrapInExceptionSwallower(Runnable inner) {
            return new Runnable() {
                @Override
                public void run() {
                    try {
                        inner.run();
                    } catch (Throwable t) {
                        LOG.warn("swallowed", t);
                    }
                }
            };
        }

        static Runnable named(String name, Runnable inner) {
            return () -> {
                Thread.currentThread().setName(name);
                inner.run();
            };
        }
    }

    static class Guarded implements Runnable {
        private final Runnable inner;

        Guarded(Runnable inner) {
            this.inner = inner;
        }

        @Override
        public void run() {
            try {
                inner.run();
            } catch (RuntimeException e) {
                LOG.error("guarded", e);
            }
        }
    }

    interface Poller {
        void poll();
    }

    private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
    private final List<Poller> pollers;
    private final AtomicReference<ScheduledFuture<?>> handle = new AtomicReference<>();

    ConfigTicks(List<Poller> pollers) {
        this.pollers = pollers;
    }

    void start() {
        for (Poller poller : pollers) {
            clock.scheduleWithFixedDelay(Threads.wrapInExceptionSwallower(poller::poll), 0, 1, TimeUnit.SECONDS);
            clock.scheduleWithFixedDelay(new Guarded(poller::poll), 0, 1, TimeUnit.SECONDS);
            clock.scheduleWithFixedDelay(Threads.named("poll", poller::poll), 0, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
            clock.scheduleWithFixedDelay(poller::poll, 0, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
        }
    }

    void startAll() {
        handle.set(clock.scheduleAtFixedRate(() -> pollers.forEach(Poller::poll), 0, 1, TimeUnit.SECONDS)); // expect: silent-periodic-task
    }

    void startAllSafely() {
        handle.set(clock.scheduleAtFixedRate(() -> pollers.forEach(ConfigTicks::pollSafely), 0, 1, TimeUnit.SECONDS));
    }

    private static void pollSafely(Poller poller) {
        try {
            poller.poll();
        } catch (RuntimeException e) {
            LOG.warn("poll", e);
        }
    }

    void startJittered() {
        clock.scheduleAtFixedRate(() -> { // expect: silent-periodic-task
            LOG.debug("polling");
            int n = ThreadLocalRandom.current().nextInt(pollers.size());
            pollers.get(n).poll();
        }, 0, 1, TimeUnit.SECONDS);
    }

    void startFinally() {
        clock.scheduleAtFixedRate(() -> { // expect: silent-periodic-task
            try {
                pollers.get(0).poll();
            } finally {
                LOG.debug("polled");
            }
        }, 0, 1, TimeUnit.SECONDS);
    }

    void startNested() {
        clock.scheduleAtFixedRate(() -> {
            try {
                try {
                    pollers.get(0).poll();
                } finally {
                    LOG.debug("polled");
                }
            } catch (Exception e) {
                LOG.error("poll", e);
            }
        }, 0, 1, TimeUnit.SECONDS);
    }

    void startCatchCalls() {
        clock.scheduleAtFixedRate(() -> { // maybe: silent-periodic-task
            try {
                pollers.get(0).poll();
            } catch (Exception e) {
                pollers.get(1).poll();
            }
        }, 0, 1, TimeUnit.SECONDS);
    }

    void startOnce() {
        clock.schedule(Threads.wrapInExceptionSwallower(pollers.get(0)::poll), 1, TimeUnit.SECONDS);
        clock.schedule(() -> pollers.get(0).poll(), 1, TimeUnit.SECONDS); // expect: lost-task
    }

    void stop() {
        ScheduledFuture<?> running = handle.getAndSet(null);
        if (running != null) {
            running.cancel(false);
        }
        clock.shutdown();
    }
}

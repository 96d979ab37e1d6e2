// essence: periodic tasks by other doors: ListeningScheduledExecutorService, subclass of TimerTask, nested lambdas, helper start methods
package scheduledboxes;

import com.google.common.util.concurrent.ListeningScheduledExecutorService;
import com.google.common.util.concurrent.ThreadFactoryBuilder;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class ScheduledBoxes {
    private static final Logger LOG = LoggerFactory.getLogger(ScheduledBoxes.class);
    private final ScheduledExecutorService timer;
    private final ListeningScheduledExecutorService listening;
    private final List<Runnable> boxes;
    private final AtomicInteger beats = new AtomicInteger();
    private volatile long last;

    public ScheduledBoxes(ScheduledExecutorService timer, ListeningScheduledExecutorService listening, List<Runnable> boxes) {
        this.timer = timer;
        this.listening = listening;
        this.boxes = boxes;
    }

    public void start() {
        listening.scheduleAtFixedRate(() -> boxes.forEach(Runnable::run), 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
        timer.scheduleAtFixedRate(() -> {
            for (Runnable box : boxes) {
                try {
                    box.run();
                } catch (Exception e) {
                    LOG.warn("box failed", e);
                }
            }
        }, 1, 1, TimeUnit.SECONDS); // maybe: silent-periodic-task
        timer.scheduleAtFixedRate(() -> LOG.info("{} beats", beats.get()), 1, 1, TimeUnit.SECONDS);
        timer.scheduleAtFixedRate(() -> last = System.currentTimeMillis(), 1, 1, TimeUnit.SECONDS);
        timer.scheduleAtFixedRate(this::all, 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
    }

    private void all() {
        LOG.info("all since {}", last);
        boxes.forEach(Runnable::run);
    }

    public void every(Runnable body, long seconds) {
        timer.scheduleAtFixedRate(body, seconds, seconds, TimeUnit.SECONDS); // maybe: silent-periodic-task
    }

    public void everySafe(Runnable body, long seconds) {
        timer.scheduleAtFixedRate(() -> {
            try {
                body.run();
            } catch (Throwable t) {
                LOG.error("failed", t);
                if (t instanceof Error) {
                    beats.set(-1);
                }
            }
        }, seconds, seconds, TimeUnit.SECONDS);
    }

    public void catchFirst() {
        timer.scheduleWithFixedDelay(() -> { // expect: silent-periodic-task
            try {
                boxes.get(0).run();
            } catch (IllegalStateException | IllegalArgumentException e) {
                LOG.warn("no", e);
            }
        }, 1, 1, TimeUnit.SECONDS);
    }

    public void factory() {
        new ThreadFactoryBuilder().setNameFormat("x").build();
    }
}

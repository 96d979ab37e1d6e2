package sandbox.ticks;

import com.google.common.util.concurrent.AbstractScheduledService;
import io.vertx.core.Vertx;
import java.time.Duration;
import org.springframework.scheduling.TaskScheduler;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

@Component
public class SpringTicks {
    public interface Mailbox {
        int poll();
    }

    private final TaskScheduler scheduler;
    private final Mailbox mailbox;

    public SpringTicks(TaskScheduler scheduler, Mailbox mailbox) {
        this.scheduler = scheduler;
        this.mailbox = mailbox;
    }

    public void start() {
        scheduler.scheduleAtFixedRate(mailbox::poll, Duration.ofSeconds(5));
        scheduler.scheduleWithFixedDelay(() -> System.out.println(mailbox.poll()), Duration.ofSeconds(9));
    }

    @Scheduled(fixedRate = 1000)
    void tick() {
        System.out.println(mailbox.poll());
    }

    void start(Vertx vertx) {
        vertx.setPeriodic(1000, id -> System.out.println(mailbox.poll()));
    }

    static class PollService extends AbstractScheduledService {
        private final Mailbox mailbox;

        PollService(Mailbox mailbox) {
            this.mailbox = mailbox;
        }

        @Override
        protected void runOneIteration() {
            mailbox.poll();
        }

        @Override
        protected Scheduler scheduler() {
            return Scheduler.newFixedDelaySchedule(Duration.ZERO, Duration.ofSeconds(1));
        }
    }
}

// tasks that only look at maps and ask their own state outside a catch
package post.plain;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.example.unseen.Service;

class PlainWork extends Service {
    private final Map<String, Map<String, Long>> requests = new ConcurrentHashMap<>();
    private final ScheduledExecutorService timer;

    PlainWork(ScheduledExecutorService timer) {
        this.timer = timer;
    }

    void start() {
        timer.scheduleAtFixedRate(this::cleanUp, 1, 1, TimeUnit.MINUTES);
        timer.scheduleAtFixedRate(this::purgeTask, 1, 1, TimeUnit.MINUTES);
        timer.scheduleAtFixedRate(this::parse, 1, 1, TimeUnit.MINUTES); // expect: silent-periodic-task
        timer.scheduleAtFixedRate(this::askOther, 1, 1, TimeUnit.MINUTES); // expect: silent-periodic-task
    }

    private void cleanUp() {
        long now = System.currentTimeMillis();
        for (Map.Entry<String, Map<String, Long>> entry : requests.entrySet()) {
            Map<String, Long> each = entry.getValue();
            for (Map.Entry<String, Long> e : each.entrySet()) {
                if (e.getValue() < now) {
                    each.remove(e.getKey());
                }
            }
            if (each.isEmpty()) {
                requests.remove(entry.getKey());
            }
        }
    }

    private void purgeTask() {
        if (!isRunAllowed()) {
            return;
        }
        try {
            purge();
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    private void parse() {
        for (String key : requests.keySet()) {
            Long.parseLong(key);
        }
    }

    private void askOther() {
        other().isRunAllowed();
    }
}

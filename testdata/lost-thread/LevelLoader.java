// enable: lost-thread
package sandbox.levels;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class LevelLoader {
    private static final Logger LOG = LoggerFactory.getLogger(LevelLoader.class);
    private final ConcurrentMap<Path, Integer> sizes = new ConcurrentHashMap<>();
    private Thread watcher;

    public void load(Path level) {
        Thread t = new Thread(() -> sizes.put(level, parse(level)));
        t.setDaemon(true);
        t.start(); // expect: lost-thread
    }

    public void loadCheaply(Path level) {
        Thread.ofVirtual().start(() -> sizes.put(level, parse(level))); // expect: lost-thread
    }

    public void watch(Path directory) {
        watcher = new Thread(() -> LOG.info("{} levels in {}", sizes.size(), directory));
        watcher.start();
    }

    public void loadCarefully(Path level) {
        Thread t = new Thread(() -> sizes.put(level, parse(level)));
        t.setUncaughtExceptionHandler((thread, e) -> LOG.error("level {} is broken", level, e));
        t.start();
    }

    private static int parse(Path level) {
        if (!Files.isReadable(level)) {
            throw new IllegalArgumentException(level + " is not readable");
        }
        return level.getNameCount();
    }
}

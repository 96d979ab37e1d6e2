package acme.lifecycle;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class Lifecycle {
    public interface Part {
        void start();

        void prepare(List<Integer> targets);

        void stop();
    }

    public static class Failures implements Part {
        private Map<String, Integer> failed;
        private List<Integer> targets = new ArrayList<>();
        private boolean running;

        @GuardedBy("this")
        private Map<String, Integer> declared;

        @Override
        public void start() {
            failed = new LinkedHashMap<>();
            declared = new HashMap<>();
            running = true; // expect: inconsistent-sync
        }

        @Override
        public void prepare(List<Integer> given) {
            targets = new ArrayList<>(given);
        }

        @Override
        public void stop() {
            targets.clear(); // expect: inconsistent-sync
            failed = new LinkedHashMap<>(); // expect: inconsistent-sync
            declared = new HashMap<>(); // expect: inconsistent-sync
        }

        public synchronized void fail(String name) {
            failed.merge(name, 1, Integer::sum);
            declared.merge(name, 1, Integer::sum);
            targets.add(failed.size());
            running = failed.isEmpty();
        }

        public synchronized int count(String name) {
            return running ? failed.getOrDefault(name, 0) : targets.size();
        }

        public synchronized void forget(String name) {
            failed.remove(name);
            declared.remove(name);
            targets.remove(name.length());
            targets.clear();
            running = true;
        }

        /** Not of the lifecycle of anything: whoever likes may call it. */
        public void open() {
            failed = new LinkedHashMap<>(); // expect: inconsistent-sync
        }

        public synchronized int more() {
            return failed.size() + targets.size() + declared.size() + (running ? 1 : 0);
        }
    }
}

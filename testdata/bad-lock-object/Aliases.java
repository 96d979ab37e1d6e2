package sandbox.aliases;

import java.util.ArrayList;
import java.util.List;

/** The field that is locked is first read into a local. */
public class Aliases {
    private List<String> pending = new ArrayList<>();
    private final List<String> done = new ArrayList<>();
    private static final String GATE = "gate";

    public List<String> drain() {
        final List<String> mine = pending;
        synchronized (mine) { // expect: bad-lock-object
            List<String> copy = new ArrayList<>(mine);
            pending = new ArrayList<>();
            return copy;
        }
    }

    public void finish(String line) {
        List<String> lines = done;
        synchronized (lines) {
            lines.add(line);
        }
    }

    public void pass() {
        var gate = GATE;
        synchronized (gate) { // expect: bad-lock-object
            System.out.println(gate);
        }
    }
}

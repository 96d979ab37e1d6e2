// what a constant argument rules out in the method called is not reached
package atelier.draw;

import java.awt.event.ActionEvent;
import java.awt.event.ActionListener;
import java.io.FileWriter;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

public class ConstantArguments implements ActionListener {
    static final int SHOW = 1;
    static final int EXPORT = 2;
    private static final String MARK = "!";

    private final StringBuilder panel = new StringBuilder();
    private Future<?> pending = new CompletableFuture<>();

    @Override
    public void actionPerformed(ActionEvent e) {
        note("pressed");
        note("pressed " + e.getActionCommand());
        note(MARK + "save"); // expect: blocking-in-event-loop
        note(e.getActionCommand()); // expect: blocking-in-event-loop
        finish(false);
        finish(true); // expect: blocking-in-event-loop
        leave(0);
        leave(5); // expect: blocking-in-event-loop
        run(SHOW, null);
        run(EXPORT, null); // expect: blocking-in-event-loop
        run(SHOW, "copy.txt"); // expect: blocking-in-event-loop
        closeAll(false);
        closeAll(true); // expect: blocking-in-event-loop
        changed(false);
        pause(0);
        pause(20); // expect: blocking-in-event-loop
        lap(0); // expect: blocking-in-event-loop
    }

    /** A flag that only a time above nothing raises. */
    private void pause(int millis) {
        boolean wait = false;
        if (panel.length() > 3) {
            wait = millis > 0;
        }
        wait = wait || (panel.length() == 1 && millis > 0);
        if (wait) {
            await();
        }
    }

    /** A flag that something else raises too. */
    private void lap(int millis) {
        boolean wait = millis > 0;
        if (panel.length() > 3) {
            wait = true;
        }
        if (wait) {
            await();
        }
    }

    /** A text that begins with a mark is a command. */
    private void note(String text) {
        if (text.startsWith("!")) {
            command(text);
        } else {
            if (text.endsWith(";")) {
                text = text.substring(0, text.length() - 1);
            }
            panel.append(text);
        }
    }

    private void command(String text) {
        if (text.equals("!clear")) {
            panel.setLength(0);
        } else if (text.equals("!save")) {
            save("notes.txt");
        }
    }

    private void save(String name) {
        try (FileWriter out = new FileWriter(name)) {
            out.write(panel.toString());
        } catch (IOException e) {
            panel.append(e.getMessage());
        }
    }

    private void finish(boolean wait) {
        if (wait) {
            await();
        }
    }

    private void leave(int seconds) {
        if (seconds <= 0) {
            return;
        }
        await();
    }

    private void run(int what, String copy) {
        if (what == EXPORT || copy != null) {
            save("export.txt");
        }
    }

    private void closeAll(boolean wait) {
        for (Part part : List.of(new Part())) {
            part.close(wait);
        }
    }

    /** A parameter that is written again says nothing. */
    private void changed(boolean wait) {
        wait = panel.length() > 0;
        if (wait) {
            panel.append('.');
        }
    }

    private void await() {
        try {
            pending.get();
        } catch (Exception e) { // maybe: swallowed-interrupt
            panel.append(e.getMessage());
        }
    }

    final class Part {
        void close(boolean wait) {
            close(true, wait);
        }

        private void close(boolean permanent, boolean wait) {
            if (permanent && wait) {
                await();
            }
        }
    }
}

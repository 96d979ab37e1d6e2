// what an object made of a class that a text names is, branches on its type know
package atelier.tools;

import java.awt.event.ActionEvent;
import java.awt.event.ActionListener;

public class NamedClasses implements ActionListener {
    interface Tool {
        void run(String with);
    }

    static class Pencil implements Tool {
        @Override
        public void run(String with) {
            with.strip();
        }
    }

    static class Filter {}

    @Override
    public void actionPerformed(ActionEvent e) {
        start("atelier.tools.NamedClasses$Pencil");
        start("atelier.tools.NamedClasses$Filter"); // expect: blocking-in-event-loop
        start(e.getActionCommand()); // expect: blocking-in-event-loop
        start(getClass().getClassLoader(), "atelier.tools.NamedClasses$Pencil");
        start(getClass().getClassLoader(), "atelier.tools.NamedClasses$Filter"); // expect: blocking-in-event-loop
    }

    private void start(String name) {
        start(name, "");
    }

    private void start(String name, String with) {
        Object made = null;
        try {
            Class<?> type = Class.forName(name);
            made = type.newInstance();
            if (made instanceof Tool) {
                ((Tool) made).run(with);
            } else {
                apply();
            }
        } catch (ReflectiveOperationException e) {
            with.strip();
        }
    }

    private void start(ClassLoader loader, String name) {
        try {
            Object made = loader.loadClass(name).getDeclaredConstructor().newInstance();
            if (made instanceof Tool tool) {
                tool.run("");
                return;
            }
            apply();
        } catch (ReflectiveOperationException e) {
            name.strip();
        }
    }

    private void apply() {
        try {
            Thread.sleep(500);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

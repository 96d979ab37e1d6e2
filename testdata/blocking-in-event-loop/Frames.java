package desk.frame;

import java.awt.EventQueue;
import java.awt.event.ActionEvent;
import java.awt.event.ActionListener;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.ExecutorService;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import javax.swing.SwingWorker;
import javax.swing.Timer;

public class Frames implements ActionListener {
    private final HttpClient client = HttpClient.newHttpClient();
    private final JLabel label = new JLabel();
    private final ExecutorService background;

    public Frames(ExecutorService background) {
        this.background = background;
    }

    public void build(JButton button) {
        button.addActionListener(this);
        button.addActionListener(e -> label.setText(load())); // expect: blocking-in-event-loop
        button.addActionListener(e -> background.execute(() -> show(load())));
        button.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                label.setText(load()); // expect: blocking-in-event-loop
            }
        });
        SwingUtilities.invokeLater(() -> label.setText(load())); // expect: blocking-in-event-loop
        new Timer(10, e -> pause()).start(); // expect: blocking-in-event-loop
        new Thread(() -> show(load())).start();
        new Fetch().execute();
        button.setAction(new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                pause(); // expect: blocking-in-event-loop
            }
        });
    }

    @Override
    public void actionPerformed(ActionEvent e) {
        label.setText(load()); // expect: blocking-in-event-loop
    }

    private void show(String text) {
        SwingUtilities.invokeLater(() -> label.setText(text));
    }

    private void refresh() {
        if (EventQueue.isDispatchThread()) {
            background.execute(this::refresh);
            return;
        }
        show(load());
    }

    private final class Fetch extends SwingWorker<String, String> {
        @Override
        protected String doInBackground() {
            publish(load());
            return load();
        }

        @Override
        protected void process(java.util.List<String> chunks) {
            label.setText(load()); // expect: blocking-in-event-loop
        }

        @Override
        protected void done() {
            try {
                label.setText(get());
                refresh();
            } catch (Exception e) { // maybe: swallowed-interrupt
                label.setText(e.toString());
            }
        }
    }

    private void pause() {
        try {
            Thread.sleep(300);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String load() {
        try {
            return client.send(HttpRequest.newBuilder().build(), BodyHandlers.ofString()).body();
        } catch (Exception e) { // maybe: swallowed-interrupt
            return "";
        }
    }
}

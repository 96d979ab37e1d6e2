// source: near misses in user interfaces: dialogs, Task handed to a Thread, invokeLater from workers, EDT checks, timers of java.util, get with known outcome
package fx.swing;

import java.awt.event.ActionEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import javax.swing.SwingWorker;

public class FxSwing {

    private final JLabel label = new JLabel();
    private final ExecutorService pool;
    private Path last;

    public FxSwing(ExecutorService pool) {
        this.pool = pool;
    }

    public JButton open() {
        return new JButton(new AbstractAction("Open") {
            @Override
            public void actionPerformed(ActionEvent event) {
                JFileChooser chooser = new JFileChooser();
                if (chooser.showOpenDialog(null) != JFileChooser.APPROVE_OPTION) {
                    return;
                }
                last = chooser.getSelectedFile().toPath();
                new SwingWorker<Integer, Void>() {
                    @Override
                    protected Integer doInBackground() throws IOException {
                        return Files.readAllLines(last).size();
                    }

                    @Override
                    protected void done() {
                        label.setText(isCancelled() ? "cancelled" : "done");
                    }
                }.execute();
            }
        });
    }

    public JButton ask() {
        JButton button = new JButton("Ask");
        button.addActionListener(event -> {
            if (JOptionPane.showConfirmDialog(button, "Really?") == JOptionPane.YES_OPTION) {
                pool.execute(this::delete);
            }
        });
        return button;
    }

    public JButton chain() {
        JButton button = new JButton("Chain");
        button.addActionListener(event -> CompletableFuture.supplyAsync(this::count, pool)
                .whenCompleteAsync((count, error) -> label.setText(error == null ? "" + count : "failed"), SwingUtilities::invokeLater));
        return button;
    }

    public JButton blocking() {
        JButton button = new JButton("Chain");
        button.addActionListener(event -> CompletableFuture.supplyAsync(this::count, pool)
                .whenCompleteAsync((count, error) -> label.setText("" + count()), SwingUtilities::invokeLater)); // expect: blocking-in-event-loop
        return button;
    }

    private void delete() {
        try {
            Files.deleteIfExists(last);
            SwingUtilities.invokeLater(() -> label.setText("deleted"));
        } catch (IOException e) {
            SwingUtilities.invokeLater(() -> label.setText(e.getMessage()));
        }
    }

    private int count() {
        try {
            return Files.readAllLines(Path.of("count")).size();
        } catch (IOException e) {
            return 0;
        }
    }
}

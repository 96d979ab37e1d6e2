package desk.fx;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.concurrent.Task;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.stage.Stage;

public class Stage1 extends Application {
    private final Label label = new Label();
    private final Button button = new Button();

    @Override
    public void init() throws Exception {
        Files.readString(Path.of("splash"));
    }

    @Override
    public void start(Stage stage) throws Exception {
        label.setText(Files.readString(Path.of("title"))); // expect: blocking-in-event-loop
        button.setOnAction(e -> label.setText(read())); // expect: blocking-in-event-loop
        Task<String> task = new Task<>() {
            @Override
            protected String call() {
                return read();
            }
        };
        task.setOnSucceeded(e -> label.setText(task.getValue()));
        new Thread(task).start();
        Platform.runLater(() -> {
            label.setText(read()); // expect: blocking-in-event-loop
        });
    }

    @FXML
    private void reload() {
        label.setText(read()); // expect: blocking-in-event-loop
    }

    private static String read() {
        if (Platform.isFxApplicationThread()) {
            System.err.println("slow");
        }
        try {
            return Files.readString(Path.of("text"));
        } catch (java.io.IOException e) {
            return "";
        }
    }
}

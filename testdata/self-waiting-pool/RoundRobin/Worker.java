package round.robin;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class Worker {
    private final ExecutorService thread = Executors.newSingleThreadExecutor();

    Future<String> ask(String question) {
        return thread.submit(() -> "answer to " + question);
    }

    String answer(String question) {
        try {
            return ask(question).get();
        } catch (Exception e) { // maybe: swallowed-interrupt
            return "";
        }
    }

    void close() {
        thread.shutdown();
    }
}

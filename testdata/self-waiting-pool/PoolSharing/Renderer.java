package render.share;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

class Renderer {
    private final ExecutorService workers;

    Renderer(ExecutorService workers) {
        this.workers = workers;
    }

    int render(List<String> tiles) {
        List<Future<Integer>> parts = new ArrayList<>();
        for (String tile : tiles) {
            parts.add(workers.submit(() -> tile.length()));
        }
        int sum = 0;
        for (Future<Integer> part : parts) {
            try {
                sum += part.get();
            } catch (Exception e) { // maybe: swallowed-interrupt
                sum--;
            }
        }
        return sum;
    }
}

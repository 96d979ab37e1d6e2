// source: the pool is handed to a collaborator that submits to it and waits
package render.share;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PageService {
    private final ExecutorService pages = Executors.newFixedThreadPool(4);
    private final ExecutorService tiles = Executors.newFixedThreadPool(4);
    private final Renderer same = new Renderer(pages);
    private final Renderer other = new Renderer(tiles);

    public Future<Integer> page(List<String> names) {
        return pages.submit(() -> same.render(names)); // expect: self-waiting-pool
    }

    public Future<Integer> pageOnTiles(List<String> names) {
        return pages.submit(() -> other.render(names));
    }

    public int pageNow(List<String> names) {
        return same.render(names);
    }
}

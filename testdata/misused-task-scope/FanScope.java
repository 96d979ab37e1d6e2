// release: 25
package sandbox.fan;

import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;

public class FanScope {
    public interface Tiles {
        byte[] north() throws Exception;

        byte[] south() throws Exception;

        void warm(int zoom);
    }

    private final Tiles tiles;

    public FanScope(Tiles tiles) {
        this.tiles = tiles;
    }

    public void warm() {
        try (var scope = StructuredTaskScope.open(Joiner.<Void>awaitAll())) {
            scope.fork(() -> tiles.warm(3)); // expect: misused-task-scope
        }
    }

    public int size() throws InterruptedException {
        var scope = StructuredTaskScope.open(Joiner.<byte[]>allSuccessfulOrThrow()); // expect: misused-task-scope
        scope.fork(tiles::north);
        scope.fork(tiles::south);
        int size = scope.join().map(Subtask::get).mapToInt(t -> t.length).sum();
        scope.close();
        return size;
    }

    public int sizeProperly() throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.<byte[]>allSuccessfulOrThrow())) {
            scope.fork(tiles::north);
            scope.fork(tiles::south);
            return scope.join().map(Subtask::get).mapToInt(t -> t.length).sum();
        }
    }

    public int northOrZero() throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.<byte[]>awaitAll())) {
            Subtask<byte[]> north = scope.fork(tiles::north);
            scope.join();
            return switch (north.state()) {
                case SUCCESS -> north.get().length;
                case FAILED, UNAVAILABLE -> 0;
            };
        }
    }
}

// source: supporting file
package layers.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

class DiskSink implements Sink {
    private final Path file;

    DiskSink(String name) {
        this.file = Path.of(name);
    }

    @Override
    public void accept(String line) {
        try {
            Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

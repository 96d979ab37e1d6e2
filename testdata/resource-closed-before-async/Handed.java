package quay.handed;

import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import reactor.core.publisher.Flux;

class Handed {
  private final ListeningExecutorService crew;

  Handed(ListeningExecutorService crew) {
    this.crew = crew;
  }

  ListenableFuture<Integer> closedUnlessStarted(String path) throws IOException {
    FileReader log = new FileReader(path);
    boolean started = false;
    try {
      ListenableFuture<Integer> first = crew.submit(() -> log.read());
      started = true;
      return first;
    } finally {
      if (!started) {
        log.close();
      }
    }
  }

  ListenableFuture<Integer> closedByTask(String path) throws IOException {
    FileReader log = new FileReader(path);
    try {
      return crew.submit(
          () -> {
            try (log) {
              return log.read();
            }
          });
    } finally {
      log.close();
    }
  }

  ListenableFuture<Integer> closedIfOpen(String path) throws IOException {
    FileReader log = new FileReader(path);
    try {
      return crew.submit(() -> log.read()); // expect: resource-closed-before-async
    } finally {
      if (log != null) {
        log.close();
      }
    }
  }

  Flux<DataBuffer> buffers(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return DataBufferUtils.readInputStream(() -> in, new DefaultDataBufferFactory(), 512); // expect: resource-closed-before-async
    }
  }

  Flux<DataBuffer> opened(Path path) {
    return DataBufferUtils.readInputStream(
        () -> Files.newInputStream(path), new DefaultDataBufferFactory(), 512);
  }

  int awaitedByHelper(String path) throws Exception {
    try (FileReader log = new FileReader(path)) {
      return result(crew.submit(() -> log.read()));
    }
  }

  private static int result(ListenableFuture<Integer> first) throws Exception {
    return first.get();
  }

  ListenableFuture<Integer> namedTask(String path) throws IOException {
    try (FileReader log = new FileReader(path)) {
      Callable<Integer> first = () -> log.read();
      return crew.submit(first); // expect: resource-closed-before-async
    }
  }
}

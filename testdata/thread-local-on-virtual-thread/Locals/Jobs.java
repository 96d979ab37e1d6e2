// source: thread locals of another class used from virtual threads, and some only from a platform pool
// release: 21
package locals.jobs;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.xml.sax.SAXException;

public class Jobs implements AutoCloseable {

    private final ExecutorService virtual = Executors.newThreadPerTaskExecutor(Thread.ofVirtual().factory());
    private final ExecutorService platform = Executors.newFixedThreadPool(4);

    public Future<String> parse(String xml) {
        return virtual.submit(() -> root(xml));
    }

    private String root(String xml) throws IOException, SAXException {
        return Buffers.XML.get().parse(new ByteArrayInputStream(xml.getBytes())).getDocumentElement().getTagName();
    }

    public Thread digest(byte[] bytes) {
        return Thread.startVirtualThread(() -> System.out.println(Buffers.SHA.get().digest(bytes).length));
    }

    public Future<Integer> words(String text) {
        return virtual.submit(() -> {
            var scratch = Buffers.SCRATCH.get();
            scratch.clear();
            for (String word : text.split(" ")) {
                scratch.add(word);
            }
            return scratch.size();
        });
    }

    public Future<Integer> inContext(String user) {
        return virtual.submit(() -> {
            Buffers.begin(user);
            try {
                return Buffers.CONTEXT.get().size() + (Buffers.USER.get() == null ? 0 : 1);
            } finally {
                Buffers.end();
            }
        });
    }

    public Future<Integer> pooled(byte[] bytes) {
        return platform.submit(() -> {
            var out = Buffers.POOLED.get();
            out.reset();
            out.writeBytes(bytes);
            return out.size();
        });
    }

    @Override
    public void close() {
        virtual.close();
        platform.shutdown();
    }
}

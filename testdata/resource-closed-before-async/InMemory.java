// closing a stream in memory does nothing, whatever the variable is declared as; closing what wraps it does
package fixture.inmemory;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.util.concurrent.CompletableFuture;

public class InMemory {
    public interface Blob {
        CompletableFuture<Void> upload(InputStream in);

        CompletableFuture<Void> upload(Reader in);
    }

    private final Blob blob;

    public InMemory(Blob blob) {
        this.blob = blob;
    }

    CompletableFuture<Void> bytes(byte[] bytes) throws IOException {
        try (InputStream in = new ByteArrayInputStream(bytes)) {
            return blob.upload(in);
        }
    }

    CompletableFuture<Void> wrapped(String text) throws IOException {
        try (Reader in = new BufferedReader(new StringReader(text))) {
            return blob.upload(in); // expect: resource-closed-before-async
        }
    }
}

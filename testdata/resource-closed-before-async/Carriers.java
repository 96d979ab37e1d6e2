// the resource goes into a record, an object of the project or a request that reads it later
package fixture.carriers;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.core.async.AsyncRequestBody;
import software.amazon.awssdk.services.s3.S3AsyncClient;
import software.amazon.awssdk.services.s3.model.PutObjectRequest;
import software.amazon.awssdk.services.s3.model.PutObjectResponse;

public class Carriers {
    record Part(RandomAccessFile file, long length) {}

    static class Upload {
        private final InputStream in;
        private final int first;

        Upload(InputStream in) throws IOException {
            this.in = in;
            this.first = in.read();
        }

        int next() throws IOException {
            return in.read() + first;
        }
    }

    static class Header {
        private final int version;

        Header(InputStream in) throws IOException {
            version = in.read();
        }

        int version() {
            return version;
        }
    }

    public interface Store {
        CompletableFuture<String> put(Part part);

        CompletableFuture<String> put(Upload upload);

        CompletableFuture<String> put(Header header);
    }

    private final Store store;
    private final HttpClient client;
    private final S3AsyncClient s3;

    public Carriers(Store store, HttpClient client, S3AsyncClient s3) {
        this.store = store;
        this.client = client;
        this.s3 = s3;
    }

    CompletableFuture<String> part(File staging) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(staging, "r")) {
            return store.put(new Part(file, file.length())); // expect: resource-closed-before-async
        }
    }

    CompletableFuture<String> upload(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            Upload upload = new Upload(in);
            return store.put(upload); // expect: resource-closed-before-async
        }
    }

    CompletableFuture<String> header(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return store.put(new Header(in));
        }
    }

    CompletableFuture<HttpResponse<String>> post(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            HttpRequest request = HttpRequest.newBuilder(URI.create("https://parts.example"))
                    .POST(BodyPublishers.ofInputStream(() -> in))
                    .build();
            return client.sendAsync(request, BodyHandlers.ofString()); // expect: resource-closed-before-async
        }
    }

    HttpResponse<String> postNow(Path path) throws IOException, InterruptedException {
        try (InputStream in = Files.newInputStream(path)) {
            HttpRequest request = HttpRequest.newBuilder(URI.create("https://parts.example"))
                    .POST(BodyPublishers.ofInputStream(() -> in))
                    .timeout(java.time.Duration.ofSeconds(9))
                    .build();
            return client.send(request, BodyHandlers.ofString());
        }
    }

    CompletableFuture<HttpResponse<String>> postBytes(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            HttpRequest request = HttpRequest.newBuilder(URI.create("https://parts.example"))
                    .POST(BodyPublishers.ofByteArray(in.readAllBytes()))
                    .build();
            return client.sendAsync(request, BodyHandlers.ofString());
        }
    }

    CompletableFuture<PutObjectResponse> object(PutObjectRequest request, Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return s3.putObject(request, AsyncRequestBody.fromInputStream(in, Files.size(path), Runnable::run)); // expect: resource-closed-before-async
        }
    }
}

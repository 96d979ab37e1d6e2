// what streams lead to decides: memory never waits, the class path hardly, files and sockets do
package parcel.text;

import io.netty.buffer.ByteBufInputStream;
import io.netty.buffer.Unpooled;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Scanner;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.io.IOUtils;
import org.redisson.api.RMap;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.util.FileCopyUtils;
import org.springframework.util.StreamUtils;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

public class MemoryStreams implements WebFilter {
    private final RMap<String, String> texts;

    MemoryStreams(RMap<String, String> texts) {
        this.texts = texts;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        String path = exchange.getRequest().getPath().value();
        byte[] bytes = path.getBytes(StandardCharsets.UTF_8);
        try {
            StreamUtils.copyToString(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8);
            FileCopyUtils.copyToByteArray(new GZIPInputStream(new ByteArrayInputStream(bytes)));
            FileCopyUtils.copy(new ByteArrayInputStream(bytes), new GZIPOutputStream(new ByteArrayOutputStream()));
            IOUtils.toString(new StringReader(path));
            new Properties().load(new StringReader(path));
            new Scanner(path).nextLine();
            new ByteBufInputStream(Unpooled.wrappedBuffer(bytes)).read();
            asText(exchange.getResponse().bufferFactory().wrap(bytes));
            MemoryStreams.class.getResourceAsStream("/terms").readAllBytes();
            Files.copy(new ByteArrayInputStream(bytes), Path.of("copy")); // expect: blocking-in-reactive
            StreamUtils.copyToString(new FileInputStream("terms"), StandardCharsets.UTF_8); // expect: blocking-in-reactive
            IOUtils.copy(socket(path).getInputStream(), new ByteArrayOutputStream()); // expect: blocking-in-reactive
            exchange.getAttributes().put("map", texts.getClass().getSimpleName());
            exchange.getAttributes().put("text", texts.get(path)); // expect: blocking-in-reactive
        } catch (IOException e) {
            return Mono.error(e);
        }
        return chain.filter(exchange);
    }

    private static String asText(DataBuffer buffer) throws IOException {
        try (InputStream in = buffer.asInputStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Socket socket(String host) {
        return new Socket();
    }
}

// functions that copy streams wait as those streams do; what is in memory never waits
package parcel.copies;

import com.google.common.io.ByteStreams;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.io.IOUtils;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.util.FileCopyUtils;
import org.springframework.util.StreamUtils;
import reactor.core.publisher.Flux;

public class CopiedStreams {
    public Flux<byte[]> unzip(Flux<byte[]> parts) {
        return parts.map(this::inflate);
    }

    public Flux<byte[]> zip(Flux<DataBuffer> parts) {
        return parts.map(part -> deflate(part));
    }

    public Flux<Integer> sizes(Flux<ByteBuf> parts) {
        return parts.map(part -> count(new ByteBufInputStream(part)));
    }

    public Flux<String> texts(Flux<byte[]> parts) {
        return parts.map(part -> text(new ByteArrayInputStream(part)));
    }

    public Flux<Integer> stored(Flux<String> names) {
        return names.map(name -> stored(name)); // expect: blocking-in-reactive
    }

    public Flux<byte[]> plain(Flux<InputStream> parts) {
        return parts.map(part -> bytes(part)); // expect: blocking-in-reactive
    }

    public Flux<Long> saved(Flux<byte[]> parts, String name) {
        return parts.map(part -> save(part, name)); // expect: blocking-in-reactive
    }

    private byte[] inflate(byte[] part) {
        try {
            InputStream in = new GZIPInputStream(new ByteArrayInputStream(part));
            return FileCopyUtils.copyToByteArray(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private byte[] deflate(DataBuffer part) {
        try {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            GZIPOutputStream zipped = new GZIPOutputStream(out);
            FileCopyUtils.copy(part.asInputStream(), zipped);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Every caller gives a stream over memory. */
    private int count(InputStream in) {
        try {
            return in.readAllBytes().length;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String text(InputStream in) {
        try {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            IOUtils.copy(in, out);
            ByteStreams.copy(in, out);
            return out.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int stored(String name) {
        try (InputStream in = new FileInputStream(name)) {
            return StreamUtils.copyToByteArray(in).length;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private byte[] bytes(InputStream in) {
        try {
            return StreamUtils.copyToByteArray(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private long save(byte[] part, String name) {
        try (java.io.OutputStream out = new java.io.FileOutputStream(name)) {
            return IOUtils.copy(new ByteArrayInputStream(part), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

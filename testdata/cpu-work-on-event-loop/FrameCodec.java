package frame.codec;
import io.netty.channel.*;
import java.io.*;
import java.util.zip.*;
import com.fasterxml.jackson.databind.ObjectMapper;
public class FrameCodec extends SimpleChannelInboundHandler<byte[]> {
    private final ObjectMapper mapper = new ObjectMapper();
    protected void channelRead0(ChannelHandlerContext ctx, byte[] m) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gz = new GZIPOutputStream(out)) {
            gz.write(m);
            gz.finish();
        }
        ctx.writeAndFlush(out.toByteArray());
        mapper.writeValueAsString(m);
    }
}

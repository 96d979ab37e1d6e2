// each resource of a try is a unit of its own; what its body does comes after
package lot.rows;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;

public class Resources extends SimpleChannelInboundHandler<String> {
    private final DataSource source;

    Resources(DataSource source) {
        this.source = source;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext ctx, String name) throws SQLException {
        try (Connection connection = source.getConnection(); // expect: blocking-in-event-loop
             PreparedStatement statement = connection.prepareStatement("select lot from lots");
             ResultSet rows = statement.executeQuery()) { // expect: blocking-in-event-loop
            while (rows.next()) { // expect: blocking-in-event-loop
                ctx.write(rows.getString(1));
            }
        }
        ctx.flush();
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) throws SQLException {
        try (Connection connection = source.getConnection(); var statement = connection.createStatement()) { // expect: blocking-in-event-loop
            ctx.fireChannelInactive();
        }
    }
}

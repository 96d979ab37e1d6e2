// source: loader functions kept in final fields and called later on an event loop
package memo.loading;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;
import java.util.function.Supplier;

public class LoadingMemo {

    static final class Memo<K, V> {
        private final ConcurrentMap<K, V> values = new ConcurrentHashMap<>();
        private final Function<? super K, ? extends V> loader;

        Memo(Function<? super K, ? extends V> loader) {
            this.loader = loader;
        }

        V get(K key) {
            V known = values.get(key);
            if (known != null) {
                return known;
            }
            return values.computeIfAbsent(key, loader);
        }
    }

    static final class Lazy<T> {
        private final Supplier<T> source;

        Lazy(Supplier<T> source) {
            this.source = source;
        }

        T now() {
            return source.get();
        }
    }

    static class RoleHandler extends ChannelInboundHandlerAdapter {
        private final Memo<String, String> roles = new Memo<>(LoadingMemo::role);
        private final Lazy<String> banner = new Lazy<>(() -> "welcome");

        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) {
            String role = roles.get(message.toString()); // expect: blocking-in-event-loop
            ctx.write(banner.now() + role);
        }
    }

    static class HostHandler extends ChannelInboundHandlerAdapter {
        @Override
        public void channelActive(ChannelHandlerContext ctx) throws UnknownHostException {
            ctx.write(InetAddress.getByName("backend").getHostAddress()); // expect: blocking-in-event-loop
            ctx.fireChannelActive();
        }
    }

    static String role(String user) {
        try (var connection = DriverManager.getConnection("jdbc:h2:mem");
                var query = connection.prepareStatement("select role from users where name = ?")) {
            query.setString(1, user);
            try (var rows = query.executeQuery()) {
                return rows.next() ? rows.getString(1) : "none";
            }
        } catch (SQLException e) {
            return "none";
        }
    }
}

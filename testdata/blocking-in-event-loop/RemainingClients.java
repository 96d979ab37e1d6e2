// contexts and operations that only the catalog names: persistent actors, Redisson objects, pages of rows
package beacon.loop;

import akka.persistence.typed.javadsl.CommandHandler;
import akka.persistence.typed.javadsl.EventHandler;
import akka.persistence.typed.javadsl.EventSourcedBehavior;
import akka.persistence.typed.PersistenceId;
import com.datastax.oss.driver.api.core.cql.ResultSet;
import com.datastax.oss.driver.api.core.cql.Row;
import io.grpc.Attributes;
import io.grpc.ClientTransportFilter;
import io.vertx.core.AbstractVerticle;
import java.io.File;
import java.rmi.Naming;
import java.util.List;
import org.apache.commons.exec.CommandLine;
import org.apache.commons.exec.Executor;
import org.apache.curator.framework.CuratorFramework;
import org.apache.curator.framework.api.CuratorEvent;
import org.apache.curator.framework.api.CuratorListener;
import org.apache.pulsar.client.api.PulsarClient;
import org.jooq.Batch;
import org.jooq.DSLContext;
import org.jooq.UpdatableRecord;
import org.redisson.api.RBitSet;
import org.redisson.api.RCountDownLatch;
import org.redisson.api.RKeys;
import org.redisson.api.RMapCache;
import org.redisson.api.RRateLimiter;
import org.redisson.api.RScoredSortedSet;
import org.springframework.jdbc.core.JdbcTemplate;

class RemainingClients {
    static class Cart extends EventSourcedBehavior<String, String, List<String>> {
        private final JdbcTemplate jdbc;

        Cart(JdbcTemplate jdbc) {
            super(PersistenceId.ofUniqueId("cart"));
            this.jdbc = jdbc;
        }

        @Override
        public List<String> emptyState() {
            return List.of();
        }

        @Override
        public CommandHandler<String, String, List<String>> commandHandler() {
            return newCommandHandlerBuilder()
                    .forAnyState()
                    .onCommand(String.class, command -> {
                        jdbc.update("insert into command values (1)"); // expect: blocking-in-event-loop
                        return Effect().persist(command);
                    })
                    .build();
        }

        @Override
        public EventHandler<List<String>, String> eventHandler() {
            return newEventHandlerBuilder()
                    .forAnyState()
                    .onEvent(String.class, (state, event) -> {
                        jdbc.update("insert into event values (1)"); // expect: blocking-in-event-loop
                        return state;
                    })
                    .build();
        }
    }

    static class Objects extends AbstractVerticle {
        private RMapCache<String, String> cache;
        private RScoredSortedSet<String> ranks;
        private RKeys keys;
        private RBitSet bits;
        private RRateLimiter limiter;
        private RCountDownLatch latch;
        private DSLContext dsl;
        private UpdatableRecord<?> row;
        private Batch batch;
        private Executor shell;
        private PulsarClient pulsar;
        private ResultSet page;

        @Override
        public void start() throws Exception {
            cache.put("a", "b"); // expect: blocking-in-event-loop
            cache.putAsync("a", "b").exceptionally(t -> null);
            ranks.add(1, "a"); // expect: blocking-in-event-loop
            ranks.addAsync(1, "a").exceptionally(t -> null);
            keys.count(); // expect: blocking-in-event-loop
            bits.get(1); // expect: blocking-in-event-loop
            limiter.acquire(); // expect: blocking-in-event-loop
            latch.await(); // expect: blocking-in-event-loop
            dsl.executeUpdate(row); // expect: blocking-in-event-loop
            batch.execute(); // expect: blocking-in-event-loop
            batch.executeAsync().exceptionally(t -> null);
            shell.execute(new CommandLine("ls")); // expect: blocking-in-event-loop
            pulsar.close(); // expect: blocking-in-event-loop
            Row first = page.one(); // expect: blocking-in-event-loop
            Naming.lookup("rmi://host/name"); // expect: blocking-in-event-loop
            long free = new File("/").getUsableSpace(); // expect: blocking-in-event-loop
            System.out.println(first + " " + free);
        }
    }

    void listen(CuratorFramework client, JdbcTemplate jdbc) {
        client.getCuratorListenable().addListener(new CuratorListener() {
            @Override
            public void eventReceived(CuratorFramework framework, CuratorEvent event) {
                jdbc.update("insert into event values (2)"); // expect: blocking-in-event-loop
            }
        });
    }

    static class Transports extends ClientTransportFilter {
        private JdbcTemplate jdbc;

        @Override
        public Attributes transportReady(Attributes attributes) {
            jdbc.update("insert into transport values (1)"); // expect: blocking-in-event-loop
            return attributes;
        }
    }
}

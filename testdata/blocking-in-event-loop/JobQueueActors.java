// source: typed actors with named behaviour classes, functions given by method reference, blocking dispatcher from config, adapters
package job.queue;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.SupervisorStrategy;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;

public class JobQueueActors {

    interface Job {
    }

    record Run(String name) implements Job {
    }

    static class Guardian extends AbstractBehavior<Job> {
        private final ActorRef<Job> fast;
        private final ActorRef<Job> slow;

        static Behavior<Job> create(DataSource source) {
            return Behaviors.setup(context -> new Guardian(context, source));
        }

        Guardian(ActorContext<Job> context, DataSource source) {
            super(context);
            fast = context.spawn(Fast.create(source), "fast");
            slow = context.spawn(
                    Behaviors.supervise(Slow.create(source)).onFailure(SupervisorStrategy.restart()),
                    "slow",
                    DispatcherSelector.fromConfig("jdbc-dispatcher"));
        }

        @Override
        public Receive<Job> createReceive() {
            return newReceiveBuilder()
                    .onMessage(Run.class, run -> {
                        fast.tell(run);
                        slow.tell(run);
                        return this;
                    })
                    .build();
        }
    }

    static class Fast extends AbstractBehavior<Job> {
        private final DataSource source;

        static Behavior<Job> create(DataSource source) {
            return Behaviors.setup(context -> new Fast(context, source));
        }

        Fast(ActorContext<Job> context, DataSource source) {
            super(context);
            this.source = source;
        }

        @Override
        public Receive<Job> createReceive() {
            return newReceiveBuilder()
                    .onMessage(Run.class, run -> {
                        store(source, run.name()); // expect: blocking-in-event-loop
                        return this;
                    })
                    .onAnyMessage(job -> this)
                    .build();
        }
    }

    static class Slow extends AbstractBehavior<Job> {
        private final DataSource source;

        static Behavior<Job> create(DataSource source) {
            return Behaviors.setup(context -> new Slow(context, source));
        }

        Slow(ActorContext<Job> context, DataSource source) {
            super(context);
            this.source = source;
        }

        @Override
        public Receive<Job> createReceive() {
            return newReceiveBuilder().onMessage(Run.class, this::onRun).build();
        }

        private Behavior<Job> onRun(Run run) {
            store(source, run.name());
            return this;
        }
    }

    static CompletableFuture<Void> later(ActorContext<Job> context, DataSource source, String name) {
        return CompletableFuture.runAsync(() -> store(source, name),
                context.getSystem().dispatchers().lookup(DispatcherSelector.blocking()));
    }

    static void store(DataSource source, String name) {
        try (Connection connection = source.getConnection(); var statement = connection.createStatement()) {
            statement.executeUpdate("insert into job values ('" + name + "')");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}

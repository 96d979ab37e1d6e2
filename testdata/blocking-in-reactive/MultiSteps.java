// source: Multi operators, retries, combined items and blocking subscriptions in Mutiny
package multi.steps;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;

public class MultiSteps {

    private final DataSource source;

    public MultiSteps(DataSource source) {
        this.source = source;
    }

    public Multi<Integer> mapped(Multi<String> names) {
        return names.onItem().transform(name -> count(name)); // expect: blocking-in-reactive
    }

    public Multi<Integer> emitted(Multi<String> names) {
        return names.emitOn(Infrastructure.getDefaultWorkerPool()).onItem().transform(name -> count(name));
    }

    public Multi<Integer> concatenated(Multi<String> names) {
        return names.onItem().transformToUniAndConcatenate(name ->
                Uni.createFrom().item(() -> count(name)).runSubscriptionOn(Infrastructure.getDefaultExecutor()));
    }

    public Multi<String> filtered(Multi<String> names) {
        return names.select().where(name -> count(name) > 0); // expect: blocking-in-reactive
    }

    public Uni<List<Integer>> collected(Multi<String> names) {
        return names.emitOn(Infrastructure.getDefaultWorkerPool()).map(this::count).collect().asList();
    }

    public Uni<String> timed(Uni<String> name) {
        return name.ifNoItem().after(Duration.ofSeconds(1)).recoverWithItem(() -> "late" + count("late"));
    }

    public Uni<Integer> waits(Uni<String> name, Uni<Integer> other) {
        return name.onItem().transform(n -> n.length() + other.await().indefinitely()); // expect: blocking-in-reactive
    }

    public int now(Uni<String> name) {
        return name.map(String::length).await().atMost(Duration.ofSeconds(1));
    }

    private int count(String name) {
        try (Connection connection = source.getConnection(); var statement = connection.createStatement()) {
            return statement.executeUpdate("update t set n = n + 1 where name = '" + name + "'");
        } catch (SQLException e) {
            return 0;
        }
    }
}

// routes of Akka HTTP: functions of what is taken from a request run on the dispatcher
package beacon.loop;

import akka.http.javadsl.marshallers.jackson.Jackson;
import akka.http.javadsl.model.HttpResponse;
import akka.http.javadsl.model.StatusCodes;
import akka.http.javadsl.server.AllDirectives;
import akka.http.javadsl.server.PathMatchers;
import akka.http.javadsl.server.Route;
import java.util.concurrent.CompletionStage;
import org.springframework.jdbc.core.JdbcTemplate;

class HttpRoutes extends AllDirectives {
    private final JdbcTemplate jdbc;
    private final CompletionStage<String> ready;

    HttpRoutes(JdbcTemplate jdbc, CompletionStage<String> ready) {
        this.jdbc = jdbc;
        this.ready = ready;
    }

    Route byName() {
        return parameter("name", name -> {
            jdbc.update("insert into name values (?)", name); // expect: blocking-in-event-loop
            return complete(StatusCodes.OK);
        });
    }

    Route byPath() {
        return path(PathMatchers.segment(), id -> complete(load(id))); // expect: blocking-in-event-loop
    }

    Route posted() {
        return entity(Jackson.unmarshaller(String.class), body -> {
            jdbc.update("insert into body values (?)", body); // expect: blocking-in-event-loop
            return complete(StatusCodes.OK);
        });
    }

    Route later() {
        return onSuccess(ready, text -> complete(load(text))); // expect: blocking-in-event-loop
    }

    Route handled() {
        return handleSync(request -> HttpResponse.create().withEntity(load("a"))); // expect: blocking-in-event-loop
    }

    // a supplier builds the inner route once, at start-up
    Route fixed() {
        return path("fixed", () -> complete(load("fixed")));
    }

    private String load(String key) {
        return jdbc.queryForObject("select value", String.class, key);
    }
}

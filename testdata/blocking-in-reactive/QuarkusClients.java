// blocking clients of Quarkus in methods that give a Uni
package beacon.mail;

import io.quarkus.mailer.Mail;
import io.quarkus.mailer.Mailer;
import io.quarkus.mailer.reactive.ReactiveMailer;
import io.quarkus.redis.datasource.RedisDataSource;
import io.quarkus.redis.datasource.value.ValueCommands;
import io.quarkus.websockets.next.OnTextMessage;
import io.quarkus.websockets.next.WebSocket;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Emitter;
import io.quarkus.hibernate.orm.panache.PanacheRepository;

@Path("/c")
public class QuarkusClients {
    @Inject
    Mailer mailer;
    @Inject
    ReactiveMailer reactiveMailer;
    @Inject
    RedisDataSource redis;
    @Channel("out")
    Emitter<String> out;
    @Inject
    People people;

    @POST
    public Uni<Void> mail() {
        mailer.send(Mail.withText("a", "b", "c")); // expect: blocking-in-reactive
        return Uni.createFrom().voidItem();
    }

    @POST
    @Path("r")
    public Uni<Void> mailReactive() {
        return reactiveMailer.send(Mail.withText("a", "b", "c"));
    }

    @GET
    public Uni<String> cached() {
        ValueCommands<String, String> values = redis.value(String.class);
        return Uni.createFrom().item(() -> values.get("k")); // expect: blocking-in-reactive
    }

    @POST
    @Path("e")
    public Uni<Void> emitted() {
        out.send("x").toCompletableFuture().join(); // expect: blocking-in-reactive
        return Uni.createFrom().voidItem();
    }

    @GET
    @Path("p")
    public Uni<Long> counted() {
        return Uni.createFrom().item(people.count()); // expect: blocking-in-reactive
    }

    @WebSocket(path = "/ws")
    static class Socket {
        @Inject
        People people;

        @OnTextMessage
        public Uni<String> text(String text) {
            return Uni.createFrom().item("" + people.count("name", text)); // expect: blocking-in-reactive
        }

        @OnTextMessage
        @Blocking
        public Uni<String> slow(String text) {
            return Uni.createFrom().item("" + people.count("name", text));
        }
    }

    static class People implements PanacheRepository<Person> {
        @Transactional
        public void add(Person person) {
            persist(person);
        }
    }

    static class Person {
        String name;
    }
}

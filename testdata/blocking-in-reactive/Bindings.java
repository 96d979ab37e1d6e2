// bindings of Vert.x for Mutiny: what they off-load and what waits
package quay.bind;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.core.Vertx;
import io.vertx.mutiny.ext.web.client.WebClient;
import jakarta.persistence.EntityManager;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

@Path("/quay")
public class Bindings {
    private final Vertx vertx;
    private final WebClient client;
    private final EntityManager entities;

    Bindings(Vertx vertx, WebClient client, EntityManager entities) {
        this.vertx = vertx;
        this.client = client;
        this.entities = entities;
    }

    @GET
    @Path("/a")
    public Uni<String> offloaded() {
        return vertx.executeBlocking(() -> entities.find(String.class, 1L));
    }

    @GET
    @Path("/b")
    public Uni<String> waiting() {
        String text = client.getAbs("http://quay").sendAndAwait().bodyAsString(); // expect: blocking-in-reactive
        return Uni.createFrom().item(text);
    }

    @GET
    @Path("/c")
    public Uni<String> composed() {
        return client.getAbs("http://quay").send().map(response -> response.bodyAsString());
    }
}

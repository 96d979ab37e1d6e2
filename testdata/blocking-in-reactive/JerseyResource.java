// a stage alone does not make Jersey's thread an event loop
package club.jersey;

import jakarta.persistence.EntityManager;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

@Path("/members")
public class JerseyResource {
    private final EntityManager entities;

    public JerseyResource(EntityManager entities) {
        this.entities = entities;
    }

    @GET
    public CompletionStage<Object> stage(String id) {
        return CompletableFuture.completedFuture(entities.find(Object.class, id));
    }
}

// source: JAX-RS annotations stand on the interface, class level @Blocking on another resource
package contract.jaxrs;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.EntityManager;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

public class StockResource implements StockApi {

    private final EntityManager entities;

    public StockResource(EntityManager entities) {
        this.entities = entities;
    }

    @Override
    public Uni<Integer> level(String sku) {
        Integer level = entities.find(Integer.class, sku); // expect: blocking-in-reactive
        return Uni.createFrom().item(level);
    }

    @Override
    public int total() {
        return entities.find(Integer.class, "total");
    }

    @Path("/blocking")
    @Blocking
    public static class BlockingResource {
        private final EntityManager entities;

        public BlockingResource(EntityManager entities) {
            this.entities = entities;
        }

        @GET
        public Uni<Integer> level() {
            return Uni.createFrom().item(entities.find(Integer.class, "level"));
        }
    }
}

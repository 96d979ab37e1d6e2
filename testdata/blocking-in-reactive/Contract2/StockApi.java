// source: supporting file: JAX-RS annotations on an interface
package contract.jaxrs;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

@Path("/stock")
public interface StockApi {
    @GET
    @Path("/{sku}")
    Uni<Integer> level(@PathParam("sku") String sku);

    @GET
    int total();
}

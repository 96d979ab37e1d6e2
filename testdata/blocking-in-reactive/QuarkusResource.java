package club.rest;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.common.annotation.RunOnVirtualThread;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

@Path("/members")
public class QuarkusResource {
    private final EntityManager entities;

    public QuarkusResource(EntityManager entities) {
        this.entities = entities;
    }

    @GET
    @Path("/1")
    public Uni<Object> uni(String id) {
        return Uni.createFrom().item(entities.find(Object.class, id)); // expect: blocking-in-reactive
    }

    @GET
    @Path("/2")
    @Blocking
    public Uni<Object> blocking(String id) {
        return Uni.createFrom().item(entities.find(Object.class, id));
    }

    @GET
    @Path("/3")
    @RunOnVirtualThread
    public Uni<Object> virtual(String id) {
        return Uni.createFrom().item(entities.find(Object.class, id));
    }

    @POST
    @Transactional
    public Uni<Object> transaction(String id) {
        return Uni.createFrom().item(entities.find(Object.class, id));
    }

    @GET
    @Path("/4")
    public Object plain(String id) {
        return entities.find(Object.class, id);
    }

    @GET
    @Path("/5")
    @NonBlocking
    public Object nonBlocking(String id) {
        return entities.find(Object.class, id); // expect: blocking-in-reactive
    }

    @GET
    @Path("/6")
    public CompletionStage<Object> stage(String id) {
        Object member = entities.find(Object.class, id); // expect: blocking-in-reactive
        return CompletableFuture.completedFuture(member);
    }
}

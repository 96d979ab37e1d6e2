package sandbox.verticles;

import io.vertx.core.CompositeFuture;
import io.vertx.core.Future;
import io.vertx.core.Verticle;
import io.vertx.core.Vertx;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class VerticleBoot {
    private static final Logger LOG = LoggerFactory.getLogger(VerticleBoot.class);
    private final Vertx vertx;

    public VerticleBoot(Vertx vertx) {
        this.vertx = vertx;
    }

    public Future<Void> deploy(List<Verticle> verticles) {
        for (Verticle verticle : verticles) {
            vertx.deployVerticle(verticle); // expect: unjoined-future
        }
        return Future.succeededFuture();
    }

    public void deployNamed(Verticle verticle) {
        vertx.deployVerticle(verticle).onSuccess(id -> LOG.info("deployed {}", id)); // expect: unjoined-future
    }

    public void deployReported(Verticle verticle) {
        vertx.deployVerticle(verticle).onSuccess(id -> LOG.info("deployed {}", id)).onFailure(e -> LOG.error("not deployed", e));
    }

    public Future<CompositeFuture> deployAll(List<Verticle> verticles) {
        List<Future<String>> deployed = new ArrayList<>();
        for (Verticle verticle : verticles) {
            deployed.add(vertx.deployVerticle(verticle));
        }
        return Future.all(deployed).map(all -> all);
    }

    public void undeploy(String id) {
        vertx.undeploy(id).onComplete(done -> LOG.info("{} undeployed: {}", id, done.succeeded()));
    }
}

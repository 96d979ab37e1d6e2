// closing a connection of a client that goes away anyway
package post.vertx;

import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerRequest;

class VertxConnections {
    void reject(HttpServerRequest request, HttpConnection other) {
        request.connection().close();
        other.shutdown();
    }

    void stop(HttpServer server) {
        server.listen(80); // expect: unjoined-future
    }
}

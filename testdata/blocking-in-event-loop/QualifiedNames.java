// source: types named in full, also in capitals
package names.qualified;

public class QualifiedNames extends io.vertx.core.AbstractVerticle {
    @Override
    public void start() {
        System.out.println(fetch("a")); // expect: blocking-in-event-loop
        System.out.println(java.net.URI.create("http://a").getHost());
        vertx.executeBlocking(() -> fetch("b")).onFailure(Throwable::printStackTrace);
    }

    static String fetch(String name) {
        try (var in = java.net.URI.create("http://start/" + name).toURL().openStream()) {
            return new String(in.readAllBytes());
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}

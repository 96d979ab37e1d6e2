package gate.image;

import io.vertx.core.AbstractVerticle;
import java.security.spec.KeySpec;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

public class ImageVerticle extends AbstractVerticle {
    @Override
    public void start() {
        vertx.eventBus().<String>consumer("key", m -> m.reply(derive(m.body()))); // expect: cpu-work-on-event-loop
        vertx.eventBus().<String>consumer("key2", m -> vertx.executeBlocking(() -> derive(m.body())).onSuccess(m::reply)); // maybe: unjoined-future
        vertx.eventBus().<String>consumer("key3", m -> vertx.executeBlocking(() -> m.body()) // maybe: unjoined-future
                .map(this::derive) // expect: cpu-work-on-event-loop
                .onSuccess(m::reply));
    }

    private byte[] derive(String secret) {
        try {
            KeySpec spec = new PBEKeySpec(secret.toCharArray(), new byte[16], 210_000, 256);
            return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(spec).getEncoded();
        } catch (java.security.GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}

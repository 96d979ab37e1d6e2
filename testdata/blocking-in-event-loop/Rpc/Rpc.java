// stubs with directExecutor run their callbacks on the transport's thread
package meter.rpc;

import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.stub.StreamObserver;
import java.nio.file.Files;
import java.nio.file.Path;

public class Rpc {
    static ManagedChannel channel() {
        return ManagedChannelBuilder.forAddress("meter", 1).directExecutor().build();
    }

    static final class Sink implements StreamObserver<String> {
        @Override
        public void onNext(String value) {
            save(value); // expect: blocking-in-event-loop
        }

        @Override
        public void onError(Throwable t) {
            t.printStackTrace();
        }

        @Override
        public void onCompleted() {
            System.out.println("done");
        }

        private void save(String value) {
            try {
                Files.writeString(Path.of("out"), value);
            } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }
    }
}

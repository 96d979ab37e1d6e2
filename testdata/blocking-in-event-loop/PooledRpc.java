// default executors of gRPC are cached pools
package meter.pooled;

import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.stub.StreamObserver;
import java.nio.file.Files;
import java.nio.file.Path;

public class PooledRpc {
    static ManagedChannel channel() {
        return ManagedChannelBuilder.forAddress("meter", 1).build();
    }

    static StreamObserver<String> sink() {
        return new StreamObserver<>() {
            @Override
            public void onNext(String value) {
                try {
                    Files.writeString(Path.of("out"), value);
                } catch (java.io.IOException e) {
                    onError(e);
                }
            }

            @Override
            public void onError(Throwable t) {
                t.printStackTrace();
            }

            @Override
            public void onCompleted() {
                System.out.println("done");
            }
        };
    }
}

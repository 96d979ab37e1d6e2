// source: gRPC: blocking stub inside an async service; executor pools are silent, directExecutor is not
package greet.grpc;

import greet.proto.GreetReply;
import greet.proto.GreetRequest;
import greet.proto.GreeterGrpc;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.Server;
import io.grpc.ServerBuilder;
import io.grpc.stub.StreamObserver;
import java.io.IOException;

public class GreeterService extends GreeterGrpc.GreeterImplBase {

    private final GreeterGrpc.GreeterBlockingStub upstream;

    public GreeterService(ManagedChannel channel) {
        this.upstream = GreeterGrpc.newBlockingStub(channel);
    }

    @Override
    public void greet(GreetRequest request, StreamObserver<GreetReply> replies) {
        replies.onNext(upstream.greet(request)); // expect: blocking-in-event-loop
        replies.onCompleted();
    }

    public static Server start(int port) throws IOException {
        ManagedChannel channel = ManagedChannelBuilder.forAddress("up", 9090).usePlaintext().build();
        return ServerBuilder.forPort(port)
                .directExecutor()
                .addService(new GreeterService(channel))
                .build()
                .start();
    }
}

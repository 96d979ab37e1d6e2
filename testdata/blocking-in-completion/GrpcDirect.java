// source: a future stub awaited in an observer of a channel with directExecutor
package grpc.direct;

import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

public class GrpcDirect {
    interface PriceStub {
        ListenableFuture<Double> price(String sku);
    }

    private final PriceStub stub;
    private final Executor direct = MoreExecutors.directExecutor();
    private final Executor pool = Executors.newCachedThreadPool(); // maybe: unclosed-executor

    public GrpcDirect(PriceStub stub) {
        this.stub = stub;
    }

    public void watch(String sku) {
        ListenableFuture<Double> first = stub.price(sku);
        first.addListener(() -> report(first, sku + "-alt"), direct); // expect: blocking-in-completion
        first.addListener(() -> report(first, sku + "-alt"), pool);
        first.addListener(() -> print(first), direct);
    }

    private void report(ListenableFuture<Double> first, String other) {
        try {
            System.out.println(first.get() + stub.price(other).get());
        } catch (InterruptedException | ExecutionException e) { // maybe: swallowed-interrupt
            System.err.println(e);
        }
    }

    private static void print(ListenableFuture<Double> done) {
        try {
            System.out.println(done.get());
        } catch (InterruptedException | ExecutionException e) { // maybe: swallowed-interrupt
            System.err.println(e);
        }
    }
}

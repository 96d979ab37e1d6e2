package fare.guava;

import com.google.common.util.concurrent.FutureCallback;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;

public class Listeners {
    public void listen(ListenableFuture<String> a, Future<String> b, Executor pool) {
        a.addListener(() -> print(b), MoreExecutors.directExecutor()); // expect: blocking-in-completion
        a.addListener(() -> print(b), pool);
        Futures.transform(a, x -> print(b), MoreExecutors.directExecutor()); // expect: blocking-in-completion; maybe: unjoined-future
        Futures.addCallback(a, new FutureCallback<String>() {
            @Override
            public void onSuccess(String result) {
                print(b); // expect: blocking-in-completion
            }

            @Override
            public void onFailure(Throwable t) {
                t.printStackTrace();
            }
        }, MoreExecutors.directExecutor());
        Futures.addCallback(a, new FutureCallback<String>() {
            @Override
            public void onSuccess(String result) {
                print(b);
            }

            @Override
            public void onFailure(Throwable t) {
                t.printStackTrace();
            }
        }, pool);
    }

    private static String print(Future<String> b) {
        try {
            return b.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        } catch (ExecutionException e) {
            return "";
        }
    }
}

// source: google-cloud-java - a listener on directExecutor reads a second document and waits
package cloud.docs;

import com.google.api.core.ApiFuture;
import com.google.api.core.ApiFutureCallback;
import com.google.api.core.ApiFutures;
import com.google.common.util.concurrent.MoreExecutors;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;

public class ApiFutureListener {
    interface Docs {
        ApiFuture<String> read(String path);
    }

    private final Docs docs;

    public ApiFutureListener(Docs docs) {
        this.docs = docs;
    }

    public void follow(String path) {
        ApiFutures.addCallback(docs.read(path), new ApiFutureCallback<String>() {
            @Override
            public void onSuccess(String link) {
                try {
                    System.out.println(docs.read(link).get()); // expect: blocking-in-completion
                } catch (InterruptedException | ExecutionException e) { // maybe: swallowed-interrupt
                    System.err.println(e);
                }
            }

            @Override
            public void onFailure(Throwable t) {
                System.err.println(t);
            }
        }, MoreExecutors.directExecutor());
    }

    public ApiFuture<String> followOn(String path, Executor own) {
        return ApiFutures.transform(docs.read(path), link -> {
            try {
                return docs.read(link).get();
            } catch (InterruptedException | ExecutionException e) { // maybe: swallowed-interrupt
                return "";
            }
        }, own);
    }

    public void printWhenDone(String path) {
        ApiFuture<String> first = docs.read(path);
        first.addListener(() -> {
            try {
                System.out.println(first.get());
            } catch (InterruptedException | ExecutionException e) { // maybe: swallowed-interrupt
                System.err.println(e);
            }
        }, MoreExecutors.directExecutor());
    }
}

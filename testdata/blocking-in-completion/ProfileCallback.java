// source: a FutureCallback on the direct executor fetched the avatar and waited for it
package social.profile;

import com.google.common.util.concurrent.FutureCallback;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;

public class ProfileCallback {
    interface Backend {
        ListenableFuture<String> user(String id);

        ListenableFuture<byte[]> avatar(String user);
    }

    private final Backend backend;
    private final Executor ui;
    private final Map<String, byte[]> avatars = new ConcurrentHashMap<>();

    public ProfileCallback(Backend backend, Executor ui) {
        this.backend = backend;
        this.ui = ui;
    }

    public void load(String id) {
        Futures.addCallback(backend.user(id), new FutureCallback<String>() {
            @Override
            public void onSuccess(String user) {
                try {
                    avatars.put(user, backend.avatar(user).get()); // expect: blocking-in-completion
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } catch (ExecutionException e) {
                    avatars.remove(user);
                }
            }

            @Override
            public void onFailure(Throwable t) {
                avatars.remove(id);
            }
        }, MoreExecutors.directExecutor());
    }

    public void loadOnUi(String id) {
        Futures.addCallback(backend.user(id), new FutureCallback<>() {
            @Override
            public void onSuccess(String user) {
                avatars.put(user, Futures.getUnchecked(backend.avatar(user)));
            }

            @Override
            public void onFailure(Throwable t) {
                avatars.remove(id);
            }
        }, ui);
    }

    public ListenableFuture<byte[]> direct(String id) {
        return Futures.transform(backend.user(id),
                user -> Futures.getUnchecked(backend.avatar(user)), MoreExecutors.directExecutor()); // expect: blocking-in-completion
    }

    public ListenableFuture<byte[]> chained(String id) {
        return Futures.transformAsync(backend.user(id), backend::avatar, MoreExecutors.directExecutor());
    }
}

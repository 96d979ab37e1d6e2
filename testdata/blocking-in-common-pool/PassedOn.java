// a function that is passed on nearly everywhere is followed for a while only
package tree.walk;

import java.util.List;
import java.util.concurrent.CompletableFuture;

class PassedOn {
    void start(List<String> node) {
        v0(node, () -> pause());
    }

    CompletableFuture<Void> inPool() {
        return CompletableFuture.runAsync(() -> pause()); // expect: blocking-in-common-pool
    }

    private void pause() {
        try {
            Thread.sleep(500);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void v0(List<String> node, Runnable task) {
        v1(node, task);
        v2(node, task);
        v3(node, task);
        v4(node, task);
        v5(node, task);
        v6(node, task);
        v7(node, task);
        v8(node, task);
        v9(node, task);
    }

    void v1(List<String> node, Runnable task) {
        v0(node, task);
        v2(node, task);
        v3(node, task);
        v4(node, task);
        v5(node, task);
        v6(node, task);
        v7(node, task);
        v8(node, task);
        v9(node, task);
    }

    void v2(List<String> node, Runnable task) {
        v0(node, task);
        v1(node, task);
        v3(node, task);
        v4(node, task);
        v5(node, task);
        v6(node, task);
        v7(node, task);
        v8(node, task);
        v9(node, task);
    }

    void v3(List<String> node, Runnable task) {
        v0(node, task);
        v1(node, task);
        v2(node, task);
        v4(node, task);
        v5(node, task);
        v6(node, task);
        v7(node, task);
        v8(node, task);
        v9(node, task);
    }

    void v4(List<String> node, Runnable task) {
        v0(node, task);
        v1(node, task);
        v2(node, task);
        v3(node, task);
        v5(node, task);
        v6(node, task);
        v7(node, task);
        v8(node, task);
        v9(node, task);
    }

    void v5(List<String> node, Runnable task) {
        v0(node, task);
        v1(node, task);
        v2(node, task);
        v3(node, task);
        v4(node, task);
        v6(node, task);
        v7(node, task);
        v8(node, task);
        v9(node, task);
    }

    void v6(List<String> node, Runnable task) {
        v0(node, task);
        v1(node, task);
        v2(node, task);
        v3(node, task);
        v4(node, task);
        v5(node, task);
        v7(node, task);
        v8(node, task);
        v9(node, task);
    }

    void v7(List<String> node, Runnable task) {
        v0(node, task);
        v1(node, task);
        v2(node, task);
        v3(node, task);
        v4(node, task);
        v5(node, task);
        v6(node, task);
        v8(node, task);
        v9(node, task);
    }

    void v8(List<String> node, Runnable task) {
        v0(node, task);
        v1(node, task);
        v2(node, task);
        v3(node, task);
        v4(node, task);
        v5(node, task);
        v6(node, task);
        v7(node, task);
        v9(node, task);
    }

    void v9(List<String> node, Runnable task) {
        v0(node, task);
        v1(node, task);
        v2(node, task);
        v3(node, task);
        v4(node, task);
        v5(node, task);
        v6(node, task);
        v7(node, task);
        v8(node, task);
    }
}

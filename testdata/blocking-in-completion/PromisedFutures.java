// a method that gives a future promises not to wait; only what is certain there counts
package quay.cargo;

import java.util.concurrent.CompletableFuture;

public class PromisedFutures {
    interface Command {
        void execute();

        String result();
    }

    static class Plain implements Command {
        private final CompletableFuture<String> connection;

        Plain(CompletableFuture<String> connection) {
            this.connection = connection;
        }

        @Override
        public void execute() {
            try {
                send();
            } catch (IllegalStateException e) {
                failed(connection);
            }
        }

        void send() {}

        /** By convention the connection is there when a command has failed. */
        static void failed(CompletableFuture<String> connection) {
            connection.join();
        }

        @Override
        public String result() {
            return "";
        }
    }

    static final class Batch extends Plain {
        Batch(CompletableFuture<String> connection) {
            super(connection);
        }

        @Override
        public void execute() {
            try {
                send();
            } catch (IllegalStateException e) {
                failed(null);
            }
        }
    }

    private CompletableFuture<String> writeAsync(Command command) {
        command.execute();
        return CompletableFuture.completedFuture(command.result());
    }

    private CompletableFuture<String> readAsync(String key) {
        String found = writeAsync(new Plain(null)).join();
        return CompletableFuture.completedFuture(found + key);
    }

    private CompletableFuture<String> loadAsync(CompletableFuture<String> other) {
        return CompletableFuture.completedFuture(other.join());
    }

    public CompletableFuture<String> renew(CompletableFuture<String> first, Command command) {
        return first.thenCompose(x -> writeAsync(command));
    }

    public void start(CompletableFuture<String> first, Command command) {
        first.whenComplete((x, e) -> command.execute());
    }

    public CompletableFuture<String> join(CompletableFuture<String> first, CompletableFuture<String> other) {
        return first.thenCompose(x -> loadAsync(other)); // expect: blocking-in-completion
    }

    public CompletableFuture<String> read(CompletableFuture<String> first) {
        return first.thenCompose(this::readAsync); // expect: blocking-in-completion
    }
}

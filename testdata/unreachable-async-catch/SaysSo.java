// calls that say they throw, and handles whose failure is looked at as well
package post.says;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

class SaysSo {
    interface Converter {
        CompletableFuture<String> convert(Object value) throws Exception;
    }

    interface Store {
        CompletionStage<Boolean> isAvailable();
    }

    CompletableFuture<String> convert(Converter converter, Object value) {
        try {
            return converter.convert(value);
        } catch (Exception e) {
            System.out.println(e);
        }
        return CompletableFuture.completedFuture("");
    }

    CompletionStage<Boolean> available(Store store) {
        CompletionStage<Boolean> available;
        try {
            available = store.isAvailable();
        } catch (RuntimeException e) {
            System.out.println(e);
            available = CompletableFuture.completedFuture(false);
        }
        available = available.exceptionally(e -> false);
        return available;
    }

    CompletionStage<Boolean> ask(Store store) {
        try {
            return store.isAvailable();
        } catch (RuntimeException e) { // expect: unreachable-async-catch
            System.out.println(e);
        }
        return CompletableFuture.completedFuture(false);
    }
}

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

class UnsafeRates {
    CompletableFuture<Integer> rate(String currency) {
        if (currency.isEmpty()) {
            return CompletableFuture.completedFuture(null);
        }
        return CompletableFuture.supplyAsync(() -> currency.length());
    }

    CompletionStage<Integer> stage(String currency) {
        return currency.isEmpty() ? null : rate(currency);
    }
}

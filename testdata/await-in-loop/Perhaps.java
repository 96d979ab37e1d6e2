// a handle that is null at times
package fixture.perhaps;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class Perhaps {
    public interface Api {
        CompletableFuture<String> get(String key);
    }

    List<String> all(Api api, List<String> keys) {
        List<String> values = new ArrayList<>();
        for (String key : keys) {
            CompletableFuture<String> value = key.isEmpty() ? null : api.get(key);
            if (value != null) {
                values.add(value.join()); // expect: await-in-loop
            }
        }
        return values;
    }
}

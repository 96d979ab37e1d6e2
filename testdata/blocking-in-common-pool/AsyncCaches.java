// source: Caffeine's asynchronous loaders run on the common pool unless an executor is given
package cache.caffeine;

import com.github.benmanes.caffeine.cache.AsyncLoadingCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.util.concurrent.Executor;
import org.springframework.web.client.RestTemplate;

public class AsyncCaches {
    private final RestTemplate rest;
    private final AsyncLoadingCache<String, String> common;
    private final AsyncLoadingCache<String, String> own;
    private final LoadingCache<String, String> plain;

    public AsyncCaches(RestTemplate rest, Executor io) {
        this.rest = rest;
        this.common = Caffeine.newBuilder().maximumSize(100).buildAsync(key -> fetch(key)); // expect: blocking-in-common-pool
        this.own = Caffeine.newBuilder().executor(io).buildAsync(key -> fetch(key));
        this.plain = Caffeine.newBuilder().build(key -> fetch(key));
    }

    public String now(String key) {
        return plain.get(key);
    }

    public AsyncLoadingCache<String, String> common() {
        return common;
    }

    public AsyncLoadingCache<String, String> own() {
        return own;
    }

    private String fetch(String key) {
        return rest.getForObject("http://names/{k}", String.class, key);
    }
}

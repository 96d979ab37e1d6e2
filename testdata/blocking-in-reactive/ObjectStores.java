// essence: clients of object stores, of secrets and of a data grid wait for an answer; RestTemplate behind its interface, too
package quay.stores;

import com.amazonaws.services.s3.AmazonS3;
import com.google.cloud.storage.BlobId;
import com.google.cloud.storage.Storage;
import com.hazelcast.map.IMap;
import io.minio.GetObjectArgs;
import io.minio.MinioAsyncClient;
import io.minio.MinioClient;
import org.springframework.web.client.RestOperations;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;
import software.amazon.awssdk.services.secretsmanager.SecretsManagerClient;

class ObjectStores {
  Mono<String> older(Mono<String> key, AmazonS3 store) {
    return key.map(k -> store.getObjectAsString("bucket", k)); // expect: blocking-in-reactive
  }

  Mono<byte[]> google(Mono<String> key, Storage store) {
    return key.map(k -> store.readAllBytes(BlobId.of("bucket", k))); // expect: blocking-in-reactive
  }

  Mono<String> minio(Mono<String> key, MinioClient store) {
    return key.handle((k, sink) -> {
      try {
        sink.next(store.getObject(GetObjectArgs.builder().object(k).build()).bucket()); // expect: blocking-in-reactive
      } catch (Exception e) {
        sink.error(e);
      }
    });
  }

  Mono<String> minioAsync(Mono<GetObjectArgs> what, MinioAsyncClient store) {
    return what.flatMap(w -> {
      try {
        return Mono.fromFuture(store.getObject(w)).map(found -> found.bucket());
      } catch (Exception e) {
        return Mono.error(e);
      }
    });
  }

  Mono<String> secret(Mono<String> name, SecretsManagerClient secrets) {
    return name.map(n -> secrets.getSecretValue(r -> r.secretId(n)).secretString()); // expect: blocking-in-reactive
  }

  Mono<String> grid(Mono<String> key, IMap<String, String> map) {
    return key.map(map::get); // expect: blocking-in-reactive
  }

  Mono<String> grid(String key, IMap<String, String> map) {
    return Mono.fromCallable(() -> map.get(key)).subscribeOn(Schedulers.boundedElastic());
  }

  Mono<String> rest(Mono<String> key, RestOperations client) {
    return key.map(k -> client.getForObject("/{key}", String.class, k)); // expect: blocking-in-reactive
  }
}

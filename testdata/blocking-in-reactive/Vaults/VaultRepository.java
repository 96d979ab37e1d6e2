package quay.vault;

import org.springframework.data.repository.reactive.ReactiveCrudRepository;
import reactor.core.publisher.Mono;

public interface VaultRepository extends ReactiveCrudRepository<String, Long> {
  Mono<String> findByOwner(String owner);
}

package quay.vault;

import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class VaultService {
  private final VaultRepository vaults;
  private final BoxRepository boxes;

  public VaultService(VaultRepository vaults, BoxRepository boxes) {
    this.vaults = vaults;
    this.boxes = boxes;
  }

  public Mono<String> renamed(long id) {
    return vaults.findById(id).map(String::strip).flatMap(vaults::save);
  }

  public Flux<String> owned(Flux<String> owners) {
    return owners.flatMap(vaults::findByOwner).concatMap(vaults::save);
  }

  public Mono<String> boxed(Mono<String> box) {
    return box.map(boxes::save); // expect: blocking-in-reactive
  }
}

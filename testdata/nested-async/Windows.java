// essence: windows and groups are nested by design; a function that maps each to a publisher nests them again
package windows;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Single;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

class Windows {
  Mono<Long> counted(Flux<String> lines) {
    return lines.window(10).map(Flux::count).count(); // expect: nested-async
  }

  Mono<Long> grouped(Flux<String> lines) {
    return lines.groupBy(String::length).map(g -> g.collectList()).count(); // expect: nested-async
  }

  Single<Long> observed(Observable<String> lines) {
    return lines.window(10).map(Observable::count).count(); // expect: nested-async
  }

  Flux<Long> flattened(Flux<String> lines) {
    return lines.window(10).map(Flux::count).concatMap(count -> count);
  }

  Flux<Long> straight(Flux<String> lines) {
    return lines.window(10).flatMap(Flux::count);
  }

  Mono<Long> counting(Flux<String> lines) {
    return lines.window(10).count();
  }

  Flux<Integer> keys(Flux<String> lines) {
    return lines.groupBy(String::length).map(group -> group.key());
  }
}

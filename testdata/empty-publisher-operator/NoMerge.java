package quay.merge;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Observable;
import reactor.core.publisher.Flux;

public class NoMerge {
  public interface Berths {
    Completable clear(int berth);

    Observable<Integer> free();

    Flux<Void> closed();

    Flux<Integer> open();
  }

  private final Berths berths;

  public NoMerge(Berths berths) {
    this.berths = berths;
  }

  public Observable<Integer> cleared(int berth) {
    return berths.clear(berth).<Integer>toObservable().flatMap(gone -> berths.free()); // expect: empty-publisher-operator
  }

  public Flux<Integer> reopened() {
    return berths.closed().flatMap(gone -> berths.open()); // expect: empty-publisher-operator
  }
}

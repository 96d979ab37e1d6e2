// essence: what ends an endless source
package limits;

import io.reactivex.Flowable;
import io.reactivex.rxjava3.core.Observable;
import java.util.concurrent.TimeUnit;

class Limits {
  void limited(Observable<String> stop) {
    Observable.interval(1, TimeUnit.SECONDS)
        .takeWhile(t -> t < 9)
        .subscribe(t -> System.out.println(t), e -> System.err.println(e));
    Observable.interval(1, TimeUnit.SECONDS)
        .takeUntil(stop)
        .subscribe(t -> System.out.println(t), e -> System.err.println(e));
    Flowable.interval(1, TimeUnit.SECONDS)
        .takeWhile(t -> t < 9)
        .subscribe(t -> System.out.println(t), e -> System.err.println(e));
  }

  void endless() {
    Observable.interval(1, TimeUnit.SECONDS)
        .skipWhile(t -> t < 9)
        .subscribe(t -> System.out.println(t), e -> System.err.println(e)); // expect: lost-subscription
  }
}

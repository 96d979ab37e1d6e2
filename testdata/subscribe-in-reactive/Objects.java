package quay.objects;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.core.SingleEmitter;
import io.reactivex.rxjava3.core.SingleOnSubscribe;
import io.reactivex.rxjava3.functions.Function;

class Objects {
  private Completable log(String ship) {
    return Completable.fromAction(() -> System.out.println(ship));
  }

  Single<Integer> mapped(Single<String> ship) {
    return ship.map(
        new Function<String, Integer>() {
          @Override
          public Integer apply(String name) {
            log(name).subscribe(() -> {}, Throwable::printStackTrace); // expect: subscribe-in-reactive
            return name.length();
          }
        });
  }

  Single<String> bridged(Single<String> ship) {
    return Single.create(
        new SingleOnSubscribe<String>() {
          @Override
          public void subscribe(SingleEmitter<String> emitter) {
            emitter.setDisposable(ship.subscribe(emitter::onSuccess, emitter::onError));
          }
        });
  }

  Runnable later(String ship) {
    return new Runnable() {
      @Override
      public void run() {
        log(ship).subscribe(() -> {}, Throwable::printStackTrace);
      }
    };
  }
}

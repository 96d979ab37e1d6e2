package relay.adders;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.functions.Consumer;
import io.reactivex.rxjava3.processors.ReplayProcessor;

/** Bridges whose functions are objects, and one that leaves the chain. */
class Adders {
  Single<String> bridged(Flowable<String> items) {
    ReplayProcessor<String> result = ReplayProcessor.create();
    return result
        .doOnRequest(
            n ->
                items.subscribe(
                    new Consumer<String>() {
                      @Override
                      public void accept(String item) {
                        result.onNext(item);
                      }
                    },
                    new Consumer<Throwable>() {
                      @Override
                      public void accept(Throwable failure) {
                        result.onError(failure);
                      }
                    }))
        .singleOrError();
  }

  Flowable<String> beside(Flowable<String> items, Flowable<String> log) {
    return items.doOnNext(
        item ->
            log.subscribe( // expect: subscribe-in-reactive
                new Consumer<String>() {
                  @Override
                  public void accept(String line) {
                    System.out.println(item + line);
                  }
                },
                new Consumer<Throwable>() {
                  @Override
                  public void accept(Throwable failure) {
                    System.out.println(failure);
                  }
                }));
  }
}

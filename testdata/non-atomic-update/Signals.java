package meter.flow;

import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.disposables.Disposable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Flow;

/** Signals of one stream come one after the other; calls of anybody do not. */
class Signals {
  static final class Tally implements Flow.Subscriber<String> {
    private final ConcurrentHashMap<String, Integer> seen = new ConcurrentHashMap<>();
    private final Log log = new Log();
    volatile int size;

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(String item) {
      size++;
      Integer before = seen.get(item);
      if (before == null) {
        seen.put(item, 1);
      }
      log.add();
    }

    @Override
    public void onError(Throwable failure) {
      log.add();
    }

    @Override
    public void onComplete() {
      size++;
    }

    void reset() {
      size--; // expect: non-atomic-update
    }
  }

  static final class Log {
    volatile int lines;
    volatile int marks;

    void add() {
      lines++;
    }

    void mark() {
      marks++; // expect: non-atomic-update
    }
  }

  static final class Counter implements Observer<String> {
    volatile long items;

    @Override
    public void onSubscribe(Disposable handle) {
      items = 0;
    }

    @Override
    public void onNext(String item) {
      items += 1;
    }

    @Override
    public void onError(Throwable failure) {
      System.out.println(failure);
    }

    @Override
    public void onComplete() {
      System.out.println(items);
    }
  }

  void run(Log log) {
    log.mark();
  }
}

// essence: autoConnect(0) connects at once, autoConnect() and refCount wait for subscribers
package connecting;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Observable;
import reactor.core.publisher.Flux;

class Connecting {
  void connect(Flux<String> words, Observable<String> clicks, Flowable<String> lines) {
    words.replay(1).autoConnect(0);
    clicks.replay(1).autoConnect(0);
    lines.publish().autoConnect(0, subscription -> {});
    words.publish().connect();
  }

  void wait(Flux<String> words, Observable<String> clicks) {
    words.publish().autoConnect(); // expect: unsubscribed-publisher
    clicks.publish().autoConnect(); // expect: unsubscribed-publisher
    words.publish().refCount(); // expect: unsubscribed-publisher
  }
}

// essence: overloads that take one or two arguments, told apart by what a reference names
package consumers;

import io.reactivex.Single;
import io.reactivex.disposables.CompositeDisposable;
import java.io.PrintStream;

class Consumers {
  static final PrintStream REPORT = System.err;

  private final CompositeDisposable bag = new CompositeDisposable();

  void print(Single<String> name) {
    name.subscribe(System.out::println); // expect: lost-subscription
    bag.add(name.doOnError(Throwable::printStackTrace).subscribe(System.out::println)); // expect: lost-subscription
    name.subscribe(Consumers.REPORT::println); // expect: lost-subscription
    name.subscribe(java.lang.System.err::println); // expect: lost-subscription
  }

  void show(Single<String> name) {
    name.subscribe(this::one); // expect: lost-subscription
    name.subscribe(this::both);
    name.subscribe(Consumers::logged);
  }

  void one(String name) {}

  void both(String name, Throwable failure) {}

  static void logged(String name, Throwable failure) {}
}

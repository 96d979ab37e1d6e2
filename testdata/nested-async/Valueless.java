// essence: a completable made of a function that gives another handle
package valueless;

import io.reactivex.rxjava3.core.Completable;
import java.util.concurrent.CompletableFuture;

class Valueless {
  interface Db {
    Completable write(String text);

    CompletableFuture<String> load(String id);

    int count();
  }

  Completable write(Db db) {
    return Completable.fromCallable(() -> db.write("a")); // expect: nested-async
  }

  Completable load(Db db) {
    return Completable.fromSupplier(() -> db.load("a")).onErrorComplete(); // expect: nested-async
  }

  Completable deferred(Db db) {
    return Completable.defer(() -> db.write("a"));
  }

  Completable plain(Db db) {
    return Completable.fromCallable(() -> db.count());
  }

  Completable reference(Db db) {
    return Completable.fromCallable(db::count);
  }
}

package merge.helpers;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Maybe;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Single;
import java.util.List;
import java.util.Map;

/** Inner sources that a helper makes: plain data by every way out, or not. */
final class Helpers {
  interface Remote {
    Single<String> load(String key);
  }

  private final Map<String, List<String>> synonyms;
  private final Remote remote;

  Helpers(Map<String, List<String>> synonyms, Remote remote) {
    this.synonyms = synonyms;
    this.remote = remote;
  }

  Observable<String> reference(Observable<String> words) {
    return words.flatMap(this::known);
  }

  Observable<String> choice(Observable<String> words) {
    return words.flatMap(w -> w.isEmpty() ? Observable.empty() : Observable.just(w, w + "s"));
  }

  Flowable<String> switched(Flowable<Integer> sizes) {
    return sizes.flatMapMaybe(
        n ->
            switch (n) {
              case 0 -> Maybe.empty();
              default -> Maybe.just("many");
            });
  }

  Observable<String> called(Observable<String> words) {
    return words.flatMap(w -> known(w).map(String::strip));
  }

  Observable<String> halfRemote(Observable<String> words) {
    return words.flatMap(this::cached); // expect: unbounded-merge
  }

  private Observable<String> known(String word) {
    List<String> found = synonyms.get(word);
    return found == null ? Observable.empty() : Observable.fromIterable(found);
  }

  private Observable<String> cached(String word) {
    return synonyms.containsKey(word) ? known(word) : remote.load(word).toObservable();
  }
}

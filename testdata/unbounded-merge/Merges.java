package fan.merges;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Single;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.List;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

class Merges {
  interface Store {
    Observable<String> lines(String id);

    Flowable<String> flow(String id);

    Single<String> one(String id);

    Completable drop(String id);

    Mono<String> mono(String id);

    Uni<String> uni(String id);
  }

  private Store store;

  Flux<Long> groups(Flux<String> ids) {
    return ids.groupBy(String::length).flatMap(group -> group.count(), Integer.MAX_VALUE);
  }

  Flux<String> lifted(Flux<String> ids) {
    return ids.flatMap(store::mono, Integer.MAX_VALUE); // expect: unbounded-merge
  }

  Observable<String> flat(Observable<String> ids) {
    return ids.flatMap(store::lines); // expect: unbounded-merge
  }

  Observable<String> flatLambda(List<String> ids) {
    return Observable.fromIterable(ids)
        .filter(i -> !i.isEmpty())
        .flatMap(id -> store.lines(id).map(String::strip)); // expect: unbounded-merge
  }

  Observable<String> eager(Observable<String> ids) {
    return ids.concatMapEager(store::lines); // expect: unbounded-merge
  }

  Flowable<String> singles(Flowable<String> ids) {
    return ids.flatMapSingle(id -> store.one(id)); // expect: unbounded-merge
  }

  Completable merged(List<Completable> all) {
    return Completable.merge(all); // expect: unbounded-merge
  }

  Flowable<String> mergedSingles(List<Single<String>> all) {
    return Single.merge(all); // expect: unbounded-merge
  }

  Flowable<String> lifted(Flowable<String> ids) {
    return ids.flatMap(store::flow, Integer.MAX_VALUE); // expect: unbounded-merge
  }

  Flux<String> reactor(Flux<String> ids) {
    final int all = Integer.MAX_VALUE;
    return ids.flatMap(id -> store.mono(id), all); // expect: unbounded-merge
  }

  Multi<String> mutiny(Multi<String> ids) {
    return ids.onItem().transformToUni(store::uni).merge(Integer.MAX_VALUE); // expect: unbounded-merge
  }

  Observable<String> throughHelper(Observable<String> ids) {
    return ids.flatMap(this::load); // expect: unbounded-merge
  }

  private Observable<String> load(String id) {
    return store.lines(id);
  }

  void silent(Observable<String> ids, Flowable<String> flow, Flux<String> flux, Multi<String> multi) {
    ids.flatMap(store::lines, 8).subscribe(x -> {}, x -> {});
    ids.concatMap(store::lines).subscribe(x -> {}, x -> {});
    ids.flatMap(id -> Observable.just(id, id)).subscribe(x -> {}, x -> {});
    ids.flatMap(id -> Observable.fromIterable(List.of(id))).subscribe(x -> {}, x -> {});
    ids.map(List::of).flatMap(Observable::fromIterable).subscribe(x -> {}, x -> {});
    ids.flatMap(this::words).subscribe(x -> {}, x -> {});
    Observable.just("a", "b").flatMap(store::lines).subscribe(x -> {}, x -> {});
    ids.take(5).flatMap(store::lines).subscribe(x -> {}, x -> {});
    flow.flatMap(store::flow).subscribe(x -> {}, x -> {});
    flow.flatMapSingle(store::one, false, 4).subscribe(x -> {}, x -> {});
    Completable.merge(List.of(store.drop("a"), store.drop("b"))).subscribe(() -> {}, x -> {});
    Completable.mergeArray(store.drop("a"), store.drop("b")).subscribe(() -> {}, x -> {});
    flux.flatMap(store::mono).subscribe(x -> {}, x -> {});
    flux.flatMap(store::mono, 16).subscribe(x -> {}, x -> {});
    flux.flatMap(store::mono, 16, Integer.MAX_VALUE).subscribe(x -> {}, x -> {});
    multi.onItem().transformToUniAndMerge(store::uni).subscribe().with(x -> {}, x -> {});
  }

  private Observable<String> words(String id) {
    return Observable.fromArray(id.split(" "));
  }
}

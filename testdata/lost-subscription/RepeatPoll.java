// essence: endless by repeat() or retry() without limit
package repeatpoll;

import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.disposables.CompositeDisposable;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import reactor.core.Disposable;
import reactor.core.Disposables;
import reactor.core.publisher.Mono;
import reactor.util.retry.Retry;

public class RepeatPoll {
    public interface Sensor {
        Mono<Double> read();

        Single<Double> readRx();
    }

    private final Sensor sensor;
    private final Disposable.Composite running = Disposables.composite();
    private final CompositeDisposable rx = new CompositeDisposable();

    public RepeatPoll(Sensor sensor) {
        this.sensor = sensor;
    }

    public void poll() {
        sensor.read().repeat().subscribe(v -> System.out.println(v), e -> System.err.println(e)); // expect: lost-subscription
        sensor.read().retry().subscribe(v -> System.out.println(v), e -> System.err.println(e)); // expect: lost-subscription
        sensor.read().repeat(3).subscribe(v -> System.out.println(v), e -> System.err.println(e));
        sensor.read().retryWhen(Retry.max(3)).subscribe(v -> System.out.println(v), e -> System.err.println(e));
        running.add(sensor.read().repeat().subscribe(v -> System.out.println(v), e -> System.err.println(e)));
        sensor.read().delayElement(Duration.ofSeconds(1)).repeat().take(5).subscribe(v -> System.out.println(v), e -> System.err.println(e));
    }

    public void pollRx() {
        sensor.readRx().repeat().subscribe(v -> System.out.println(v), e -> System.err.println(e)); // expect: lost-subscription
        rx.add(sensor.readRx().delay(1, TimeUnit.SECONDS).repeat().subscribe(v -> System.out.println(v), e -> System.err.println(e)));
        sensor.readRx().retry(2).subscribe(v -> System.out.println(v), e -> System.err.println(e));
        sensor.readRx().subscribe((v, e) -> System.out.println(v + " " + e));
        sensor.readRx().onErrorResumeNext(e -> Single.just(0.0)).subscribe(v -> System.out.println(v));
    }

    public void stop() {
        running.dispose();
        rx.dispose();
    }
}

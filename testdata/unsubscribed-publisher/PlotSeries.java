package sandbox.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public class PlotSeries {
    /** a value holder that notifies its listeners */
    static class Observable<T> {
        private final List<Consumer<T>> listeners = new ArrayList<>();
        private T value;

        Observable<T> listen(Consumer<T> listener) {
            listeners.add(listener);
            return this;
        }

        Observable<T> set(T next) {
            value = next;
            listeners.forEach(l -> l.accept(next));
            return this;
        }
    }

    /** luminous flux in lumen */
    record Flux(double lumen) {
        Flux plus(Flux other) {
            return new Flux(lumen + other.lumen);
        }
    }

    record Single(int row, int seat) {
        Single book(StringBuilder ledger) {
            ledger.append(row).append('/').append(seat).append(' ');
            return this;
        }
    }

    interface Publisher {
        Publisher print(String isbn);
    }

    private final Observable<Flux> light = new Observable<>();
    private final StringBuilder ledger = new StringBuilder();

    void play(Publisher house) {
        light.listen(f -> System.out.println(f.lumen()));
        light.set(new Flux(3).plus(new Flux(4)));
        new Single(3, 14).book(ledger);
        house.print("978-3");
    }
}

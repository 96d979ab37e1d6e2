package tick;

import java.util.function.DoubleSupplier;

public class Prices extends Ticker {
    private final DoubleSupplier price;

    public Prices(DoubleSupplier price) {
        this.price = price;
    }

    @Override
    protected void tick() {
        System.out.println(price.getAsDouble());
    }
}

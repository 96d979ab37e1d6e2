package sandbox.pairs;

public class EmptySections {
    private final Object a = new Object();
    private final Object b = new Object();

    public void fence() {
        synchronized (a) {
            synchronized (b) { // maybe: lock-order-inversion
            }
        }
    }

    public void back() {
        synchronized (b) {
            System.out.println("b");
            synchronized (a) { // expect: lock-order-inversion
                System.out.println("a");
            }
        }
    }
}

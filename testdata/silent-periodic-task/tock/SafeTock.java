package tock;

final class SafeTock implements Runnable {
    private final Tocker tocker;

    SafeTock(Tocker tocker) {
        this.tocker = tocker;
    }

    @Override
    public void run() {
        try {
            tocker.tock();
        } catch (RuntimeException e) {
            System.err.println("tock failed: " + e);
        }
    }
}

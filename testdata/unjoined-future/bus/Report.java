package bus;

final class Report {
    private Report() {}

    static void print(Object event, Throwable failure) {
        if (failure != null) {
            System.err.println(event + " failed: " + failure);
        }
    }
}

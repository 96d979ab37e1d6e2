package threads;

public class Worker extends Thread {
    private final Runnable work;

    public Worker(Runnable work) {
        super("worker");
        this.work = work;
    }

    @Override
    public void run() {
        work.run();
    }

    public Worker daemon() {
        setDaemon(true);
        return this;
    }
}

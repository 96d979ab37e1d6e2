package starter;

public class Daemon extends Thread {
    private final Runnable body;
    private volatile boolean stopping;

    public Daemon(String name, Runnable body) {
        super(name);
        this.body = body;
        setDaemon(true);
    }

    @Override
    public void run() {
        while (!stopping) {
            body.run();
        }
    }

    public void quit() {
        stopping = true;
        interrupt();
    }

    public static Daemon launch(String name, Runnable body) {
        Daemon d = new Daemon(name, body);
        d.start();
        return d;
    }
}

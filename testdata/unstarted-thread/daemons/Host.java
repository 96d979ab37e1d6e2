// enable: lost-thread
// essence: thread subclass with factory and stop method
package starter;

public class Host {
    private Daemon daemon;

    public void keep(Runnable r) {
        daemon = Daemon.launch("keep", r);
    }

    public void stop() {
        daemon.quit();
    }

    public void lose(Runnable r) {
        Daemon.launch("lose", r); // maybe: lost-thread
        new Daemon("x", r).start(); // expect: lost-thread
    }

    public void direct(Runnable r) {
        Daemon d = new Daemon("d", r);
        d.run(); // expect: unstarted-thread
        d.quit();
    }

    public void never(Runnable r) {
        Daemon d = new Daemon("n", r); // expect: unstarted-thread
    }
}

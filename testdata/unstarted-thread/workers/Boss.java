// enable: lost-thread
// essence: thread subclass of another file run, unstarted and lost
package threads;

public class Boss {
    private Worker held;

    public void boss(Runnable r) {
        new Worker(r).run(); // expect: unstarted-thread
        new Worker(r).start(); // expect: lost-thread
        new Worker(r); // expect: unstarted-thread
        new Worker(r).daemon().start(); // expect: lost-thread
    }

    public void hold(Runnable r) {
        held = new Worker(r).daemon();
        held.start();
    }

    public void local(Runnable r) {
        Worker w = new Worker(r);
        w.daemon();
        w.start(); // expect: lost-thread
    }

    public void interrupted(Runnable r) {
        Worker w = new Worker(r);
        w.start();
        w.interrupt();
    }
}

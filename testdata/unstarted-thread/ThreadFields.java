// enable: lost-thread
// essence: threads in fields, arrays, lists, lambdas and method refs
package threadfields;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.stream.IntStream;

public class ThreadFields {
    private final Thread[] workers = new Thread[3];
    private final Thread reader;

    public ThreadFields(Runnable r) {
        reader = new Thread(r, "reader");
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Thread(r, "w" + i);
        }
    }

    public void start() {
        reader.start();
        for (Thread w : workers) {
            w.start();
        }
    }

    public void factory(ThreadFactory f, Runnable r) {
        f.newThread(r).start(); // maybe: lost-thread
        f.newThread(r); // maybe: unstarted-thread
    }

    public List<Thread> many(Runnable r) {
        return IntStream.range(0, 3).mapToObj(i -> new Thread(r, "m" + i)).toList();
    }

    public void manyLost(Runnable r) {
        IntStream.range(0, 3).forEach(i -> new Thread(r, "m" + i).start()); // expect: lost-thread
        IntStream.range(0, 3).mapToObj(i -> new Thread(r)).forEach(Thread::start); // maybe: lost-thread
        IntStream.range(0, 3).mapToObj(i -> new Thread(r)).forEach(Thread::run); // expect: unstarted-thread
    }

    public void joinAll(Runnable r) throws InterruptedException {
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Thread t = Thread.ofPlatform().start(r);
            all.add(t);
        }
        for (Thread t : all) {
            t.join();
        }
    }

    public void localArray(Runnable r) throws InterruptedException {
        Thread[] ts = {new Thread(r), new Thread(r)};
        for (Thread t : ts) {
            t.start();
        }
        for (Thread t : ts) {
            t.join();
        }
    }

    public void subtype(Runnable r) {
        Thread t = new Thread(r) {
            @Override
            public void run() {
                System.out.println("before");
                super.run();
            }
        };
        t.run(); // expect: unstarted-thread
    }

    public void conditional(Runnable r, boolean now) {
        Thread t = new Thread(r);
        if (now) {
            t.run(); // expect: unstarted-thread
        } else {
            t.start(); // maybe: lost-thread
        }
    }

    public void never(Runnable r) {
        var t = Thread.ofPlatform().name("n").daemon().unstarted(r); // expect: unstarted-thread
        t.setUncaughtExceptionHandler((x, e) -> System.err.println(e));
    }
}

// enable: lost-thread
// essence: thread builders in locals, default factory, virtual thread factories, thread given to a list or executor
package threadmore;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

public class ThreadMore {
    private final Set<Thread> live = ConcurrentHashMap.newKeySet();

    void builder(Runnable r) {
        Thread.Builder b = Thread.ofVirtual().name("v-", 0);
        b.start(r); // expect: lost-thread
        Thread t = b.start(r);
        live.add(t);
    }

    void handled(Runnable r) {
        Thread.Builder.OfVirtual b = Thread.ofVirtual().uncaughtExceptionHandler((t, e) -> System.err.println(e));
        b.start(r); // maybe: lost-thread
    }

    void unstartedLate(Runnable r) {
        Thread t = Thread.ofPlatform().unstarted(r);
        live.add(t);
        t.start();
    }

    void perTask(Runnable r) {
        Executor each = task -> new Thread(task).start(); // expect: lost-thread
        each.execute(r);
        Executor virtual = Thread::startVirtualThread; // maybe: lost-thread
        virtual.execute(r);
    }

    void factory(Runnable r) {
        Executors.defaultThreadFactory().newThread(r).start(); // maybe: lost-thread
        Thread.ofVirtual().factory().newThread(r).start(); // maybe: lost-thread
    }

    Thread returned(Runnable r) {
        Thread t = new Thread(r);
        t.start();
        return t;
    }

    void id(Runnable r) {
        Thread t = new Thread(r);
        t.start(); // maybe: lost-thread
        System.out.println("started " + t.getName());
    }

    void anonymous() {
        new Thread() { // maybe: lost-thread
            @Override
            public void run() {
                System.out.println(live.iterator().next());
            }
        }.start(); // maybe: lost-thread
    }

    void anonymousRun() {
        new Thread("direct") {
            @Override
            public void run() {
                System.out.println(live.size());
            }
        }.run(); // expect: unstarted-thread
    }

    void deep(Runnable r) {
        Runnable outer = () -> {
            Thread t = new Thread(r); // expect: unstarted-thread
        };
        outer.run();
    }

    void list(Runnable... rs) {
        for (Runnable r : rs) {
            live.add(new Thread(r));
        }
        live.forEach(Thread::start);
        for (Thread t : live) {
            t.run(); // expect: unstarted-thread
        }
    }
}

package acme.sonar;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class NestedCatch extends Thread {
    private final CountDownLatch start = new CountDownLatch(1);
    private final Runnable work;

    public NestedCatch(Runnable work) {
        this.work = work;
    }

    @Override
    public void run() {
        try {
            start.await();
        } catch (InterruptedException e) { // expect: swallowed-interrupt
            System.err.println("interrupted before the start");
        }
        work.run();
    }

    public void go() {
        start.countDown();
    }

    public static Thread loop(Runnable work) {
        Thread thread = new Thread(() -> {
            try {
                while (true) {
                    work.run();
                    TimeUnit.SECONDS.sleep(1);
                }
            } catch (InterruptedException e) {
                System.out.println("done");
            } finally {
                System.out.println("bye");
            }
        });
        thread.start();
        return thread;
    }

    public static Thread labelled(Runnable work) {
        Runnable body = () -> {
            outer:
            while (true) {
                for (int i = 0; i < 3; i++) {
                    work.run();
                    try {
                        Thread.sleep(i);
                    } catch (InterruptedException e) {
                        break outer;
                    }
                }
            }
        };
        Thread thread = new Thread(body, "labelled");
        thread.start();
        return thread;
    }

    public static class Beat implements Runnable {
        private volatile boolean on = true;

        @Override
        public void run() {
            while (on) {
                System.out.println("beat");
                try {
                    Thread.sleep(1000);
                } catch (InterruptedException e) {
                    on = false;
                    return;
                }
            }
        }

        public static Thread start(Beat beat) {
            Thread thread = new Thread(beat, "beat");
            thread.setDaemon(true);
            thread.start();
            return thread;
        }
    }
}

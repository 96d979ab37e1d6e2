// as many threads as a number says, and a watcher that is ended with what it watches
package post.numbered;

import java.util.List;

class Numbered {
    private Thread[] workers;

    void start(int count, Runnable work) {
        Thread[] threads = new Thread[count];
        for (int i = 0; i < threads.length; i++) {
            Thread thread = new Thread(work);
            threads[i] = thread;
            thread.start();
        }
        workers = threads;
    }

    void startEach(List<Runnable> work) {
        Thread[] threads = new Thread[work.size()];
        for (int i = 0; i < threads.length; i++) {
            Thread thread = new Thread(work.get(i));
            threads[i] = thread;
            thread.start(); // expect: unbounded-fan-out
        }
        workers = threads;
    }

    void checkAll(List<String> scripts) throws Exception {
        for (String script : scripts) {
            check(script);
        }
    }

    private void check(String script) throws Exception {
        Process process = new ProcessBuilder(script).inheritIO().start();
        Thread watcher = new Thread(() -> script.strip());
        watcher.start();
        process.waitFor(); // maybe: missing-timeout
        watcher.interrupt();
    }
}

// a wait that is a step of the loops of its callers
package post.steps;

class Steps {
    private boolean done;

    synchronized void await() throws InterruptedException {
        while (!done) {
            pause(this, 10);
        }
    }

    static void pause(Object on, long millis) throws InterruptedException {
        if (millis < 0) {
            on.wait();
        } else if (millis > 0) {
            on.wait(millis);
        }
    }

    synchronized void once() throws InterruptedException {
        rest(this);
    }

    static void rest(Object on) throws InterruptedException {
        on.wait(); // expect: wait-outside-loop
    }

    synchronized void finish() {
        done = true;
        notifyAll();
    }
}

// a helper of a library that nobody can see says by its name what it does
package post.zoo;

import org.example.zoo.ZooClient;
import org.example.zoo.Wraps;

class Named {
    void read() throws java.io.IOException {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            throw new java.io.IOException("reading", ZooClient.checkInterrupted(e));
        }
    }

    void write() throws java.io.IOException {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) { // expect: swallowed-interrupt
            throw new java.io.IOException("writing", Wraps.checked(e));
        }
    }

    static class UncheckedInterruptedException extends RuntimeException {
        UncheckedInterruptedException(Throwable cause) {
            super(cause);
        }
    }

    static class UncheckedFailure extends RuntimeException {
        UncheckedFailure(Throwable cause) {
            super(cause);
        }
    }

    void unchecked() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            throw new UncheckedInterruptedException(e);
        }
    }

    void failure() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) { // expect: swallowed-interrupt
            throw new UncheckedFailure(e);
        }
    }

    void kept(int times) throws java.io.IOException {
        java.io.IOException failure = null;
        for (int i = 0; i < times; i++) {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                failure = new java.io.InterruptedIOException(e.getMessage());
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    void lost(int times) throws java.io.IOException {
        java.io.IOException failure = null;
        for (int i = 0; i < times; i++) {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) { // expect: swallowed-interrupt
                failure = new java.io.IOException(e.getMessage());
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    /** A thread of its own whose flag says what an interrupt is for. */
    static class Worker extends Thread {
        private volatile boolean live = true;

        @Override
        public void run() {
            while (live) { // maybe: busy-wait
                try {
                    Thread.sleep(10);
                } catch (InterruptedException e) {
                    System.out.println("asked again");
                }
            }
        }

        void end() {
            live = false;
            interrupt();
        }
    }

    static class Deaf extends Thread {
        @Override
        public void run() {
            while (true) {
                try {
                    Thread.sleep(10);
                } catch (InterruptedException e) { // expect: swallowed-interrupt
                    System.out.println("nobody asks");
                }
            }
        }
    }
}

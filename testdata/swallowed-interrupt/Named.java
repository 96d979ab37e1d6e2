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
}

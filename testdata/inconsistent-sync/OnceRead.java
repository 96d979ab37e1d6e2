// what an anonymous class initialises is not shared yet
package acme.ranges;

import java.util.Iterator;
import java.util.NoSuchElementException;

public class OnceRead {
  private final String text;

  public OnceRead(String text) {
    this.text = text;
  }

  public Iterator<String> parts() {
    return new Iterator<>() {
      private boolean given = false;
      private String next = null;

      private synchronized void preload() {
        if (next == null) {
          next = text.trim();
        }
      }

      @Override
      public synchronized boolean hasNext() {
        preload();
        return !next.isEmpty() && !given;
      }

      @Override
      public synchronized String next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        given = true;
        return next;
      }
    };
  }
}

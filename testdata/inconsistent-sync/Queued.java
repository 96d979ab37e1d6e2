// silent: a setter that its only users call under the lock of the queue the object then goes into
package acme.ops;

import java.util.ArrayDeque;
import java.util.Deque;

class Op {
  private long length;

  void setLength(long length) {
    this.length = length;
  }

  synchronized void start() {
    System.out.println(length);
  }

  synchronized long done() {
    return length;
  }

  synchronized void undo() {
    length = -1;
  }
}

class Log {
  private final Deque<Op> pending = new ArrayDeque<>();
  private long total;

  void add(Op op, long size) {
    synchronized (this) {
      total += size;
      op.setLength(total);
      pending.add(op);
    }
  }
}

// the lock of the next element is taken before that of this one is given back
package acme.chain;

import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class HandOverHand {
  static class Node {
    final Lock lock = new ReentrantLock();
    Node next;
    int value;
  }

  public int find(Node head, int wanted) {
    Node node = head;
    node.lock.lock();
    try {
      while (node.next != null && node.value != wanted) {
        Node next = node.next;
        next.lock.lock();
        node.lock.unlock();
        node = next;
      }
      return node.value;
    } finally {
      node.lock.unlock();
    }
  }

  public void each(List<Node> nodes) {
    for (Node node : nodes) {
      node.lock.lock();
      try {
        node.value++;
      } finally {
        node.lock.unlock();
      }
    }
  }

  public void walk(Node head) {
    for (Node node = head; node != null; node = node.next) {
      node.lock.lock();
      try {
        node.value--;
      } finally {
        node.lock.unlock();
      }
    }
  }

  public void leak(List<Node> nodes, Runnable work) {
    for (Node node : nodes) {
      node.lock.lock(); // expect: unreleased-lock
      work.run();
      node.lock.unlock();
    }
  }

  public void wrong(Node node, Runnable work) {
    try {
      work.run();
      node.lock.lock();
      node.value++;
    } finally {
      node.lock.unlock(); // expect: unlock-without-lock
    }
  }
}

// the count by which a plain collection notices two users is no counter of several
package quarry.tables;

class FailFast {
  static class Sizes {
    private int[] values = new int[16];
    private int size;
    private transient volatile int modCount;
    private volatile int changes;
    private static volatile int all;

    void add(int value) {
      modCount++;
      changes++; // expect: non-atomic-update
      all++; // expect: non-atomic-update
      values[size++] = value;
    }

    void clear() {
      modCount++;
      size = 0;
    }

    int changes() {
      return changes + modCount + all;
    }
  }

  static class Volumes {
    private static volatile int modCount;

    void add() {
      modCount++; // expect: non-atomic-update
    }
  }
}

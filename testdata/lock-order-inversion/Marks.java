package ledger.marks;

/** One finding for two objects, however often the inner one is asked. */
class Marks {
  private long file;
  private long offset;

  synchronized long file() {
    return file;
  }

  synchronized long offset() {
    return offset;
  }

  synchronized void set(long file, long offset) {
    this.file = file;
    this.offset = offset;
  }

  synchronized int compare(Marks other) {
    long difference = file - other.file(); // expect: lock-order-inversion
    if (difference == 0) {
      difference = offset - other.offset();
    }
    return Long.signum(difference);
  }
}

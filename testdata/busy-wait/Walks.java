package survey.grid;

/** Loops that walk, count or look twice: they ask nobody to become ready. */
class Walks {
  private int width;
  private int size;
  private double[] heights;
  private double end;
  private int[] slots;
  private int mask;
  private volatile long written;
  private volatile boolean open;
  private Layer top;

  void resize(int width, int size, double[] heights) {
    this.width = width;
    this.size = size;
    this.heights = heights;
    this.end = size * 1.5;
    this.slots = new int[size];
    this.mask = size - 1;
    written++; // maybe: non-atomic-update
  }

  void open() {
    open = true;
  }

  boolean isPowerOfTwo() {
    int side = 2;
    while (side < width) {
      side *= 2;
    }
    return side == width;
  }

  int shift() {
    int shift = 0;
    int bound = 1;
    do {
      shift++;
      bound *= 2;
    } while (bound < width);
    return shift;
  }

  boolean isHighest(double height) {
    int at = 0;
    while (at < size && heights[at] <= height) {
      at++;
    }
    return at == size;
  }

  int steps(double step) {
    int steps = 0;
    double angle = 0;
    while (angle <= end) {
      steps++;
      angle += step;
    }
    return steps;
  }

  int next(int from) {
    int at = from;
    double seen;
    do {
      at++;
      if (at == size) {
        at = 0;
      }
      seen = heights[at];
    } while (seen == heights[from]);
    return at;
  }

  int slot(int hash) {
    int at = hash & mask;
    while (true) {
      if (slots[at] == 0) {
        break;
      }
      at = (at + 1) & mask;
    }
    return at;
  }

  Layer bottom() {
    Layer layer = top;
    while (layer instanceof Cover) {
      layer = ((Cover) layer).below();
    }
    return layer;
  }

  long stable() {
    long after = written();
    while (true) {
      long before = after;
      after = written();
      if (before == after) {
        return after;
      }
    }
  }

  long written() {
    return written;
  }

  void untilOpenOr(long end) throws InterruptedException {
    long pause = 100;
    long now;
    while (!open && (now = System.currentTimeMillis()) < end) { // expect: busy-wait
      long left = end - now;
      if (left < pause) {
        pause = left;
      }
      Thread.sleep(pause);
    }
  }

  void untilOpen() {
    int rounds = 0;
    while (!open && rounds < 1_000) { // expect: busy-wait
      rounds++;
      Thread.onSpinWait();
    }
  }

  interface Layer {}

  static final class Cover implements Layer {
    private Layer below;

    void lay(Layer layer) {
      below = layer;
    }

    Layer below() {
      return below;
    }
  }
}

package quay.shapes.order;

record Entry2(String id) implements Entry {}

interface Entry {
  String id();
}

final class Left {
  static final int SIZE = Right.WIDTH + compute();

  static int compute() {
    return 1;
  }
}

final class Right {
  static final int WIDTH = init();

  private static int init() {
    return Left.compute();
  }
}

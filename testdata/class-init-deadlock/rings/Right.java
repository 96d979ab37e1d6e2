package shop.rings;

public class Right {
  private static final int SIZE = compute(); // expect: class-init-deadlock

  private static int compute() {
    return Left.size();
  }
}

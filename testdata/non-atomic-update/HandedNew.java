// a run has an object of its own; one that is kept or lent has not
package quarry.runs;

import java.util.List;

class HandedNew {
  static class Sampling {
    private final List<Integer> sizes;
    private volatile long left;

    Sampling(List<Integer> sizes) {
      this.sizes = sizes;
    }

    long run() {
      sizes.forEach(size -> left -= size);
      spend();
      return left;
    }

    private void spend() {
      left -= 1;
    }

    long left() {
      return left;
    }
  }

  static class Survey {
    private volatile long left;

    void run() {
      left -= 1; // expect: non-atomic-update
    }
  }

  static class Count {
    private volatile long left;

    void run() {
      left -= 1; // expect: non-atomic-update
    }
  }

  private final Survey survey = new Survey();

  void all(List<Integer> sizes) {
    sample(new Sampling(sizes));
    survey(survey);
    survey(new Survey());
    Count count = new Count();
    Thread other = new Thread(count::run);
    other.start();
    count(count);
  }

  void some(List<Integer> sizes) {
    sample(new Sampling(sizes));
  }

  private static long sample(Sampling sampling) {
    return measured(sampling, System.nanoTime());
  }

  private static long measured(Sampling measured, long start) {
    return measured.run() + start;
  }

  private static void survey(Survey survey) {
    survey.run();
  }

  private static void count(Count count) {
    count.run();
  }
}

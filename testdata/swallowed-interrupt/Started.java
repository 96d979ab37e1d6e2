package mill.wheels;

/** Threads made by helpers and classes of the sources: their code ends with the clause. */
class Started {
  static class Wheel extends Thread {
    Wheel(String name, Runnable turn) {
      super(turn, name);
    }

    static Wheel daemon(String name, Runnable turn) {
      return new Wheel(name, turn);
    }
  }

  static Thread made(String name, Runnable turn) {
    return new Thread(turn, name);
  }

  void byClass() {
    new Wheel(
            "w",
            () -> {
              while (true) {
                try {
                  Thread.sleep(10);
                } catch (InterruptedException e) {
                  System.out.println("ends");
                  return;
                }
              }
            })
        .start();
  }

  void byFactory() {
    Wheel wheel =
        Wheel.daemon(
            "w",
            () -> {
              while (true) {
                try {
                  Thread.sleep(10);
                } catch (InterruptedException e) {
                  System.out.println("ends");
                  return;
                }
              }
            });
    wheel.start();
  }

  void byHelper() {
    made(
            "w",
            () -> {
              while (true) {
                try {
                  Thread.sleep(10);
                } catch (InterruptedException e) {
                  System.out.println("ends");
                  return;
                }
              }
            })
        .start();
  }

  void goesOn() {
    made(
            "w",
            () -> {
              while (true) {
                try {
                  Thread.sleep(10);
                } catch (InterruptedException e) { // expect: swallowed-interrupt
                  System.out.println("goes on");
                }
              }
            })
        .start();
  }
}

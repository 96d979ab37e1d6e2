/** A class inside another one whose name ends alike: the object around it is finished. */
class Meter {
  private int count;

  void add() {
    count++;
  }

  class WaterMeter {
    WaterMeter() {
      new Thread(() -> Meter.this.add()).start();
    }
  }

  class GasMeter {
    private int gas;

    GasMeter() {
      new Thread(() -> GasMeter.this.burn()).start(); // expect: thread-in-constructor
    }

    void burn() {
      gas++;
    }
  }
}

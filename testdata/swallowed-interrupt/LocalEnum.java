// release: 16
/** Enums may be declared in methods since Java 16. */
class LocalEnum {
  int pace(String name) {
    enum Pace {
      SLOW {
        @Override
        int hold() {
          try {
            Thread.sleep(1000);
          } catch (InterruptedException e) { // expect: swallowed-interrupt
            return 0;
          }
          return 2;
        }
      },
      FAST;

      int hold() {
        try {
          Thread.sleep(10);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
        return 1;
      }
    }

    return Pace.valueOf(name).hold();
  }
}

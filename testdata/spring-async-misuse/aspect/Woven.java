package start.woven;

import org.springframework.scheduling.annotation.Async;

class Woven {
  @Async
  public int count() {
    return 1;
  }

  public void call() {
    count();
  }
}

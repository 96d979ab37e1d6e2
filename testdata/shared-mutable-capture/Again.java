package shop.again;

import java.util.ArrayList;
import java.util.List;

/** Functions that are handed on in a circle: when they run is unknown. */
public class Again {
  public List<String> words() {
    List<String> out = new ArrayList<>();
    again(() -> out.add("x"));
    return out;
  }

  private void again(Runnable step) {
    wrapped(() -> step.run());
  }

  private void wrapped(Runnable step) {
    again(() -> step.run());
  }
}

package dev.heddle.flow;

import java.util.ArrayList;
import java.util.List;

/**
 * How a kind of thread comes to run a body.
 *
 * @param context where it begins
 * @param path the calls from there to the body, empty if the body begins it
 */
public record Way(Context context, List<Call> path) {
  Way through(Call call) {
    List<Call> longer = new ArrayList<>(path);
    longer.add(call);
    return new Way(context, List.copyOf(longer));
  }

  /** Where the context begins, then each call. */
  public List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    steps.add(context.step());
    path.forEach(call -> steps.add(new Step(call.site(), "calls `" + call.name() + "`")));
    return steps;
  }
}

package dev.heddle.flow;

/**
 * A publisher at the call that subscribes to it.
 *
 * @param call the subscribing call: `subscribe(..)`, or `with(..)` of Mutiny
 */
public record Subscription(Call call) {

  public boolean hasNoErrorConsumer() {
    return call.is("without-error-consumer");
  }

  /** Whether a step of the chain turns a failure into something else, or tries for ever. */
  public boolean recovers() {
    return chain()
        .passes(
            c ->
                c.is("recover")
                    || c.name().equals("materialize")
                    || c.is("endless") && c.name().startsWith("retry"));
  }

  /** Whether the stream never ends by itself. */
  public boolean isEndless() {
    boolean observed = call.is("error-consumer") || call.is("without-error-consumer");
    return observed && chain().passes("endless") && !chain().passes("limits");
  }

  /** Whether nobody keeps the handle that could end it. */
  public boolean isUnheld() {
    return Fate.of(call.result()).isDropped() && !chain().passes("owned-subscription");
  }

  /** The steps that lead to the publisher. */
  public Chain chain() {
    return Chain.of(call.receiver());
  }
}

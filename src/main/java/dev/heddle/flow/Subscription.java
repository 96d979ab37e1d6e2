package dev.heddle.flow;

import dev.heddle.fact.Event;
import java.util.Set;

/**
 * A publisher at the call that subscribes to it.
 *
 * @param call the subscribing call: `subscribe(..)`, or `with(..)` of Mutiny
 */
public record Subscription(Call call) {

  public boolean hasNoErrorConsumer() {
    return call.is("without-error-consumer")
        && call.arguments().stream().allMatch(Subscription::isConsumer);
  }

  /** Whether an argument is a function, not an object that may be a subscriber. */
  private static boolean isConsumer(Expression argument) {
    Event event = argument.localOrigin().event();
    return event instanceof Event.Lambda
        || event instanceof Event.MethodReference
        || argument.isNull()
        || argument.type().simpleName().endsWith("Consumer");
  }

  /** Whether a step of the chain turns a failure into something else, or tries for ever. */
  public boolean recovers() {
    return chain().passes(c -> c.is("recover") || (c.is("retries") && isEndless(c)));
  }

  private static boolean isEndless(Call retry) {
    return retry.is("endless")
        || retry.arguments().stream().anyMatch(a -> Chain.of(a).passes("endless"));
  }

  /** Whether the stream never ends by itself. */
  public boolean isEndless() {
    boolean observed = call.is("error-consumer") || call.is("without-error-consumer");
    Call decisive = observed ? chain().first(c -> c.is("endless") || c.is("limits")) : null;
    return decisive != null && !decisive.is("limits") && !endsItself(decisive);
  }

  /** Whether the function that generates the stream also completes it. */
  private static boolean endsItself(Call source) {
    return source.arguments().stream()
        .map(Expression::function)
        .anyMatch(f -> f != null && f.allCalls().anyMatch(c -> c.is("ends-stream")));
  }

  /** Whether nobody keeps the handle that could end it. */
  public boolean isUnheld() {
    return Fate.of(call.result()).isDropped() && !chain().passes("owned-subscription");
  }

  /** Whether it is one with functions, not with an object that is a subscriber itself. */
  public boolean isByFunctions() {
    return call.is("error-consumer") || call.is("without-error-consumer");
  }

  /** Whether it stands in a step of a chain, or where a method assembles the chain it returns. */
  public boolean isBesideChain() {
    return ReactiveCode.isStep(call.method()) || ReactiveCode.assembly(call.method()) != null;
  }

  /** Whether it runs apart on purpose: on a scheduler of its own and with an error consumer. */
  public boolean isDetached() {
    return call.is("error-consumer") && chain().passes("source-hop");
  }

  /** Whether the publisher is shared: other subscribers see the same run. */
  public boolean isShared() {
    return chain().passes("shares");
  }

  /** Whether its functions pass the signals on to a sink or a promise. */
  public boolean isBridge() {
    return call.arguments().stream().anyMatch(Subscription::emits);
  }

  private static boolean emits(Expression function) {
    if (function.event() instanceof Event.MethodReference reference) {
      Expression target =
          new Expression(function.link(), reference.qualifier(), reference.region());
      Set<String> traits = Meaning.traits(target, reference.name());
      return traits.contains("emits") || traits.contains("completes");
    }
    boolean code =
        function.event() instanceof Event.Lambda || function.event() instanceof Event.New;
    Method body = code ? function.function() : null;
    return body != null && body.allCalls().anyMatch(c -> c.is("emits") || c.is("completes"));
  }

  /** The steps that lead to the publisher. */
  public Chain chain() {
    return Chain.of(call.receiver());
  }
}

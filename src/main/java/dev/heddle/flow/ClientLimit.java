package dev.heddle.flow;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A call of a blocking client that may wait for ever.
 *
 * @param call the creation or call that nobody gave a limit
 */
public record ClientLimit(Call call) {
  private static final int DEPTH = 2;

  /** The unlimited clients and calls in a body's own code, in order. */
  public static List<ClientLimit> missingIn(Method method) {
    return method.inCalls(ClientLimit::of);
  }

  private static Optional<ClientLimit> of(Call call) {
    boolean missing =
        (call.is("no-timeout") && !isLimitedLater(call) && !saysTimeout(call))
            || (call.is("opens-url-connection") && isUnlimited(call.result()))
            || (call.is("sends-request") && isUnlimitedRequest(call.argument(0)));
    return missing ? Optional.of(new ClientLimit(call)) : Optional.empty();
  }

  /** A client that gets a factory or limit after its creation, or in an initialiser block. */
  private static boolean isLimitedLater(Call call) {
    Expression client = call.result();
    return client.allUses().stream()
            .anyMatch(u -> u.kind() == Use.Kind.RECEIVER && client.callOf(u).is("sets-client"))
        || client.allUses().stream()
            .anyMatch(u -> u.kind() == Use.Kind.STORED && isSetInField(client, u));
  }

  private static boolean isSetInField(Expression client, Use store) {
    var s = (dev.heddle.fact.Event.Store) store.event();
    Field field = client.link().field(s);
    return field != null
        && field.reads().stream()
            .map(Element::result)
            .anyMatch(
                r ->
                    r.allUses().stream()
                        .anyMatch(
                            u -> u.kind() == Use.Kind.RECEIVER && r.callOf(u).is("sets-client")));
  }

  /** A driver's address or properties may hold the limit. */
  private static boolean saysTimeout(Call call) {
    for (Expression argument : call.arguments()) {
      String text = argument.constant();
      boolean named = text != null && text.toLowerCase(Locale.ROOT).contains("timeout");
      if (named || argument.is("properties")) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUnlimited(Expression connection) {
    return (!isSet(connection, "sets-read-timeout", DEPTH) && !leaves(connection))
        || (!isSet(connection, "sets-connect-timeout", DEPTH) && !leaves(connection));
  }

  /** Whether a limit is set on a connection, here or in a helper that it is passed to. */
  private static boolean isSet(Expression connection, String trait, int depth) {
    for (Use use : connection.allUses()) {
      Call call = connection.callOf(use);
      if (use.kind() == Use.Kind.RECEIVER && call.is(trait)) {
        return true;
      }
      if (use.kind() == Use.Kind.ARGUMENT && depth > 0) {
        for (Method target : call.targets()) {
          if (use.index() < target.parameters().size()
              && isSet(target.expression(target.parameters().get(use.index())), trait, depth - 1)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Somebody else may still set the limits: returned, kept, or passed to unknown code. */
  private static boolean leaves(Expression connection) {
    return connection.allUses().stream()
        .anyMatch(
            u ->
                u.kind() == Use.Kind.RETURNED
                    || u.kind() == Use.Kind.LAMBDA_RESULT
                    || u.kind() == Use.Kind.STORED
                    || (u.kind() == Use.Kind.ARGUMENT && connection.callOf(u).targets().isEmpty()));
  }

  /** Whether a request is built, as far as it shows, without a limit. */
  private static boolean isUnlimitedRequest(Expression request) {
    return isUnlimitedRequest(request, DEPTH);
  }

  private static boolean isUnlimitedRequest(Expression request, int depth) {
    List<Call> chain = Drop.chain(request.origin());
    if (chain.isEmpty() || chain.stream().anyMatch(c -> c.is("sets-read-timeout"))) {
      return false;
    }
    Call first = chain.get(chain.size() - 1);
    if (first.isProject()) {
      List<Method> targets = first.targets();
      return depth > 0
          && targets.size() == 1
          && !targets.get(0).returned().isEmpty()
          && targets.get(0).returned().stream().allMatch(r -> isUnlimitedRequest(r, depth - 1));
    }
    if (first.isNew() || first.receiver().isTypeName()) {
      return true;
    }
    Expression builder = first.receiver();
    return builder.variable() != null
        && builder.localOrigin().call() != null
        && !isSet(builder, "sets-read-timeout", DEPTH)
        && isUnlimitedRequest(builder, depth - 1 < 0 ? 0 : depth - 1);
  }
}

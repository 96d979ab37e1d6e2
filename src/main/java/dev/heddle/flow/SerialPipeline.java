package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Steps of a stream, which handle one element after the other. */
final class SerialPipeline {
  private SerialPipeline() {}

  /** The step itself if its function gives a future or publisher for each element. */
  static Call launchIn(Call step) {
    if (!step.is("lazy-step") || !step.is("maps")) {
      return null;
    }
    List<TypeRef> of = step.result().type().arguments();
    if (of.size() != 1) {
      return null;
    }
    Set<String> kinds = step.program().kinds(of.get(0));
    boolean async = kinds.contains("future") || kinds.contains("publisher");
    Expression before = step.receiver();
    List<TypeRef> from = before.type().arguments();
    boolean already =
        from.size() == 1
            && (step.program().kinds(from.get(0)).contains("future")
                || step.program().kinds(from.get(0)).contains("publisher"));
    return async && !already ? step : null;
  }

  /** The wait for each element in a later step of the pipeline, null if there is none. */
  static Element joinBehind(Call step) {
    Call at = step;
    for (int i = 0; i < 20; i++) {
      List<Use> uses = at.result().allUses();
      Use next = uses.stream().filter(u -> u.kind() == Use.Kind.RECEIVER).findFirst().orElse(null);
      if (next == null) {
        return null;
      }
      at = step.result().link() == at.link() ? at.result().callOf(next) : null;
      if (at == null || !Iteration.isPerElement(at)) {
        return null;
      }
      Element join = joinIn(at.argument(0));
      if (join != null) {
        return join;
      }
      if (!at.is("lazy-step")) {
        return null;
      }
    }
    return null;
  }

  private static Element joinIn(Expression function) {
    if (function == null) {
      return null;
    }
    if (function.event() instanceof Event.MethodReference) {
      return isJoin(function) ? function.link().element(function.event()) : null;
    }
    Call collector = function.localOrigin().call();
    if (collector != null && collector.is("wraps-function") && !collector.isNew()) {
      return collector.arguments().stream()
          .map(SerialPipeline::joinIn)
          .filter(Objects::nonNull)
          .findFirst()
          .orElse(null);
    }
    Method body = function.event() instanceof Event.Lambda ? function.function() : null;
    if (body == null || body.parameters().size() != 1) {
      return null;
    }
    Expression element = body.expression(body.parameters().get(0));
    return body.calls().filter(c -> waitsFor(c, element)).findFirst().orElse(null);
  }

  private static boolean waitsFor(Call call, Expression element) {
    Expression handle = SerialWait.waitedFor(call);
    return handle != null && (handle.equals(element) || root(call).equals(element));
  }

  private static Expression root(Call call) {
    List<Call> chain = Drop.chain(call.result());
    Call last = chain.get(chain.size() - 1);
    return last.isNew() ? last.result() : last.receiver().localOrigin();
  }

  /** Whether a method reference is a wait: `CompletableFuture::join`, or one of the sources. */
  static boolean isJoin(Expression reference) {
    Event.MethodReference at = (Event.MethodReference) reference.event();
    if (reference.function() != null) {
      Method helper = reference.function();
      return helper.parameters().size() == 1
          && helper
              .calls()
              .anyMatch(
                  c ->
                      SerialWait.isUnlimitedJoin(c)
                          && c.receiver()
                              .value()
                              .equals(new Value.Local(helper.parameters().get(0).id())));
    }
    for (String name :
        reference.program().ancestors(reference.link().typing().qualifierType(at).name())) {
      var type = reference.program().catalog().type(name);
      if (type != null
          && type.methods().stream()
              .anyMatch(
                  m ->
                      m.name().equals(at.name())
                          && (m.traits().contains("join")
                              || m.traits().contains("blocking-operator"))
                          && !m.traits().contains("timed-join"))) {
        return true;
      }
    }
    return false;
  }
}

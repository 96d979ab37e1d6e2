package dev.heddle.flow;

import dev.heddle.code.Site;

/** A task given to an executor for a future that nobody wants, where `execute` takes it as well. */
public final class Submission {
  private static final String RUNNABLE = "java.lang.Runnable";

  private Submission() {}

  /** The name of the call to write `execute` instead of, or null. */
  public static Site of(Drop drop) {
    Call call = drop.last();
    boolean submits =
        call != null
            && call.is("launch")
            && call.arguments().size() == 1
            && call.parameterType(0).name().equals(RUNNABLE);
    if (!submits || !drop.where().span().contains(call.span())) {
      return null;
    }
    // a scheduled pool wraps what it executes and keeps the failure to itself all the same
    boolean plain =
        call.receiver().is("executor")
            && !call.receiver().is("scheduled-executor")
            && !call.receiver().origin().is("scheduled-executor")
            && !call.program().model().methods(call.receiverType(), "execute").isEmpty();
    return plain ? call.site() : null;
  }
}

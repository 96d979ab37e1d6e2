package dev.heddle.flow;

import dev.heddle.code.Site;

/** A task given to an executor for a future that nobody wants, where `execute` takes it as well. */
public final class Submission {
  private static final String RUNNABLE = "java.lang.Runnable";
  private static final String EXECUTOR = "java.util.concurrent.Executor";
  private static final String SCHEDULED = "java.util.concurrent.ScheduledExecutorService";

  private Submission() {}

  /** The name of the call to write `execute` instead of, or null. */
  public static Site of(Drop drop) {
    Call call = drop.last();
    boolean submits =
        call != null
            && call.name().equals("submit")
            && call.arguments().size() == 1
            && call.parameterType(0).name().equals(RUNNABLE);
    if (!submits || !drop.where().span().contains(call.span())) {
      return null;
    }
    // a scheduled pool wraps what it executes and keeps the failure to itself all the same
    Program program = call.program();
    boolean plain =
        program.isSubtype(call.receiverType(), EXECUTOR)
            && !program.isSubtype(call.receiverType(), SCHEDULED)
            && !program.isSubtype(call.receiver().origin().type(), SCHEDULED);
    return plain ? call.site() : null;
  }
}

package dev.heddle.run;

import dev.heddle.rule.Rule;
import dev.heddle.rule.await.EmptyPublisherOperator;
import dev.heddle.rule.await.NestedAsync;
import dev.heddle.rule.await.NullAsyncResult;
import dev.heddle.rule.await.ResourceClosedBeforeAsync;
import dev.heddle.rule.await.UncheckedTimedWait;
import dev.heddle.rule.await.UnjoinedFuture;
import dev.heddle.rule.await.UnreachableAsyncCatch;
import dev.heddle.rule.await.UnstartedThread;
import dev.heddle.rule.await.UnsubscribedPublisher;
import dev.heddle.rule.await.UnverifiedStepVerifier;
import dev.heddle.rule.block.BlockingInCommonPool;
import dev.heddle.rule.block.BlockingInCompletion;
import dev.heddle.rule.block.BlockingInEventLoop;
import dev.heddle.rule.block.BlockingInReactive;
import dev.heddle.rule.block.BlockingInVirtualThread;
import dev.heddle.rule.block.CpuWorkOnEventLoop;
import dev.heddle.rule.cancel.IneffectiveCancel;
import dev.heddle.rule.cancel.MissingTimeout;
import dev.heddle.rule.cancel.SwallowedInterrupt;
import dev.heddle.rule.cancel.TaskAbandonedOnTimeout;
import dev.heddle.rule.cancel.UncancelledLosers;
import dev.heddle.rule.fanout.AwaitInLoop;
import dev.heddle.rule.fanout.PooledVirtualThreads;
import dev.heddle.rule.fanout.UnboundedFanOut;
import dev.heddle.rule.fanout.UnboundedMerge;
import dev.heddle.rule.fanout.UnboundedQueue;
import dev.heddle.rule.start.VirtualThreadMisuse;
import dev.heddle.rule.sync.BadLockObject;
import dev.heddle.rule.sync.BrokenDoubleCheckedLocking;
import dev.heddle.rule.sync.BusyWait;
import dev.heddle.rule.sync.InconsistentSync;
import dev.heddle.rule.sync.LockHeldAcrossAsync;
import dev.heddle.rule.sync.NonAtomicUpdate;
import dev.heddle.rule.sync.SharedMutableCapture;
import dev.heddle.rule.sync.SkippableCountdown;
import dev.heddle.rule.sync.ThreadLocalLeak;
import dev.heddle.rule.sync.UnlockWithoutLock;
import dev.heddle.rule.sync.UnreleasedLock;
import dev.heddle.rule.sync.UnsafeSharedFormat;
import dev.heddle.rule.sync.WaitOutsideLoop;
import dev.heddle.rule.sync.WaitWithoutMonitor;
import dev.heddle.rule.task.LostProcess;
import dev.heddle.rule.task.LostSubscription;
import dev.heddle.rule.task.LostTask;
import dev.heddle.rule.task.LostThread;
import dev.heddle.rule.task.MisusedTaskScope;
import dev.heddle.rule.task.SilentPeriodicTask;
import dev.heddle.rule.task.SubscribeInReactive;
import dev.heddle.rule.task.UnclosedExecutor;
import dev.heddle.rule.task.UnhandledCompletion;
import java.util.List;

/** All rules, by family and name; a new rule adds one line. */
public final class Rules {
  private static final List<Rule> ALL =
      List.of(
          // await
          new EmptyPublisherOperator(),
          new NestedAsync(),
          new NullAsyncResult(),
          new ResourceClosedBeforeAsync(),
          new UncheckedTimedWait(),
          new UnjoinedFuture(),
          new UnreachableAsyncCatch(),
          new UnstartedThread(),
          new UnsubscribedPublisher(),
          new UnverifiedStepVerifier(),
          // block
          new BlockingInCommonPool(),
          new BlockingInCompletion(),
          new BlockingInEventLoop(),
          new BlockingInReactive(),
          new BlockingInVirtualThread(),
          new CpuWorkOnEventLoop(),
          // cancel
          new IneffectiveCancel(),
          new MissingTimeout(),
          new SwallowedInterrupt(),
          new TaskAbandonedOnTimeout(),
          new UncancelledLosers(),
          // fanout
          new AwaitInLoop(),
          new PooledVirtualThreads(),
          new UnboundedFanOut(),
          new UnboundedMerge(),
          new UnboundedQueue(),
          // start
          new VirtualThreadMisuse(),
          // sync
          new BadLockObject(),
          new BrokenDoubleCheckedLocking(),
          new BusyWait(),
          new InconsistentSync(),
          new LockHeldAcrossAsync(),
          new NonAtomicUpdate(),
          new SharedMutableCapture(),
          new SkippableCountdown(),
          new ThreadLocalLeak(),
          new UnlockWithoutLock(),
          new UnreleasedLock(),
          new UnsafeSharedFormat(),
          new WaitOutsideLoop(),
          new WaitWithoutMonitor(),
          // task
          new LostProcess(),
          new LostSubscription(),
          new LostTask(),
          new LostThread(),
          new MisusedTaskScope(),
          new SilentPeriodicTask(),
          new SubscribeInReactive(),
          new UnclosedExecutor(),
          new UnhandledCompletion());

  private Rules() {}

  public static List<Rule> all() {
    return ALL;
  }
}

package dev.heddle.flow;

import java.util.List;

/** Which acquisitions of a body are its own to release, and are not released on every path. */
public final class Leaks {
  private Leaks() {}

  /** The acquisitions that some path leaves held although this body or nobody releases them. */
  public static List<LockWalk.Leak> of(Method method) {
    LockWalk walk = method.locks();
    if (walk == null || walk.leaks().isEmpty()) {
      return List.of();
    }
    List<LockUse> all = LockUse.inside(method.member());
    return walk.leaks().stream().filter(leak -> isOwn(leak, method, all)).toList();
  }

  private static boolean isOwn(LockWalk.Leak leak, Method method, List<LockUse> all) {
    boolean here = false;
    for (LockUse use : all) {
      if (use.takes() || !use.lock().releases(leak.lock())) {
        continue;
      }
      if (use.method() != method || use.isReference()) {
        return false;
      }
      here |= leak.acquisition().precedes(use.at());
    }
    return here || isNeverReleased(leak.lock(), method.program());
  }

  /** Whether the lock is a private field that nobody releases or hands out. */
  private static boolean isNeverReleased(Lock lock, Program program) {
    Field field = lock.field();
    if (field == null || !lock.isOwned() && lock.kind() != Lock.Kind.STAMPED) {
      return false;
    }
    if (!field.isPrivate() && !field.owner().isFinal()) {
      return false;
    }
    return field.reads().stream().noneMatch(Leaks::mayRelease);
  }

  private static boolean mayRelease(Element read) {
    for (Use use : read.result().allUses()) {
      Call call = read.result().callOf(use);
      boolean harmless =
          use.kind() == Use.Kind.RECEIVER
              && (call.is("acquire")
                  || call.is("try-acquire")
                  || call.is("asks-state")
                  || call.is("asks-owner")
                  || call.is("new-condition"));
      boolean half =
          use.kind() == Use.Kind.RECEIVER && (call.is("read-half") || call.is("write-half"));
      if (half ? mayRelease(call) : !harmless) {
        return true;
      }
    }
    return false;
  }
}

package dev.heddle.flow;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import dev.heddle.code.TypeDecl;
import dev.heddle.fact.Variable;
import java.util.List;
import java.util.regex.Pattern;

/** Which acquisitions of a body are its own to release, and are not released on every path. */
public final class Leaks {
  private static final Pattern TAKES =
      Pattern.compile("(try)?(acquire|lock|take).*", CASE_INSENSITIVE);

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
    boolean elsewhere = false;
    for (LockUse use : all) {
      if (use.takes() || !use.lock().releases(leak.lock())) {
        continue;
      }
      if (use.method() != method || use.isReference()) {
        return false;
      }
      here |= leak.acquisition().precedes(use.at()) && leak.acquisition().sharesLoopWith(use.at());
      elsewhere |= !leak.acquisition().sharesLoopWith(use.at());
    }
    if (elsewhere && !here) {
      // all are taken in one loop and given back in another
      return false;
    }
    if (isPassedOn(leak) || isStampPassedOn(leak) || isAttemptForOthers(leak, method)) {
      return false;
    }
    return here
        ? leak.by() != null || !isHandedOver(leak.lock(), method)
        : isNeverReleased(leak.lock());
  }

  /** Whether the lock goes along to a call or into a collection, to be given back there. */
  private static boolean isPassedOn(LockWalk.Leak leak) {
    Expression lock = leak.acquisition().receiver();
    while (lock.call() != null && (lock.call().is("read-half") || lock.call().is("write-half"))) {
      lock = lock.call().receiver();
    }
    return leak.by() == null && (isArgument(lock) || isArgumentBeside(leak, lock.field()));
  }

  private static boolean isArgument(Expression lock) {
    return lock.variable() != null
        && lock.allUses().stream().anyMatch(u -> u.kind() == Use.Kind.ARGUMENT);
  }

  private static boolean isArgumentBeside(LockWalk.Leak leak, Field field) {
    return field != null
        && field.reads().stream()
            .filter(r -> r.method() == leak.acquisition().method())
            .filter(leak.acquisition()::precedes)
            .flatMap(r -> r.result().uses().stream().map(r.result()::callOf))
            .anyMatch(c -> c != null && c.isNew());
  }

  /** Whether somebody else is given the stamp, and with it the lock. */
  private static boolean isStampPassedOn(LockWalk.Leak leak) {
    Expression stamp = leak.acquisition().result();
    return leak.lock().kind() == Lock.Kind.STAMPED
        && stamp.allUses().stream()
            .map(stamp::callOf)
            .anyMatch(c -> c != null && !c.is("release") && !c.is("asks-state"));
  }

  /** `tryLockLeadership()`: by its name it takes what another method of the class gives back. */
  private static boolean isAttemptForOthers(LockWalk.Leak leak, Method method) {
    Variable given = leak.acquisition().receiver().variable();
    if (given != null) {
      return given.kind() == Variable.Kind.PARAMETER
          && TAKES.matcher(method.member().name()).matches();
    }
    return leak.by() == null
        && leak.lock().field() != null
        && TAKES.matcher(method.member().name()).matches()
        && leak.lock().field().owner().methods().stream()
            .filter(m -> m.enclosing() == null && m != method.member())
            .flatMap(m -> LockUse.inside(m).stream())
            .anyMatch(u -> !u.takes() && u.lock().releases(leak.lock()));
  }

  /** Whether permits are given back by another method, which this one does not call. */
  private static boolean isHandedOver(Lock lock, Method method) {
    if (lock.field() == null || lock.kind() != Lock.Kind.SEMAPHORE) {
      return false;
    }
    return lock.field().reads().stream()
        .map(r -> r.method().member())
        .distinct()
        .filter(m -> m != method.member())
        .filter(m -> method.member().allCalls().noneMatch(c -> c.targets().contains(m)))
        .map(LockUse::inside)
        .anyMatch(uses -> releasesOnly(uses, lock));
  }

  private static boolean releasesOnly(List<LockUse> uses, Lock lock) {
    return uses.stream().anyMatch(u -> !u.takes() && u.lock().releases(lock))
        && uses.stream().noneMatch(u -> u.takes() && lock.releases(u.lock()));
  }

  /** Whether the lock is a private field that nobody releases or hands out. */
  private static boolean isNeverReleased(Lock lock) {
    Field field = lock.field();
    if (field == null || (!lock.isOwned() && lock.kind() != Lock.Kind.STAMPED)) {
      return false;
    }
    // whoever has a record may ask for its parts
    boolean part = field.owner().declaration().kind() == TypeDecl.Kind.RECORD && !field.isStatic();
    if (part || (!field.isPrivate() && !field.owner().isFinal())) {
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

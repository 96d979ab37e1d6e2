package dev.heddle.catalog;

/** What a blocking operation waits for. */
public enum Blocking {
  SLEEP,
  /** Another task's outcome: `get`, `join`, `block`. */
  FUTURE,
  SYNCHRONISER,
  QUEUE,
  FILE,
  /** File metadata: exists, size, mkdir. */
  METADATA,
  SOCKET,
  HTTP,
  DNS,
  DATABASE,
  PROCESS,
  /** A plain lock: a short critical section as a rule. */
  LOCK,
  CONSOLE,
  RANDOM,
  CLASS_LOADING
}

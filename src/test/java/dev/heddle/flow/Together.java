package dev.heddle.flow;

import static java.util.concurrent.TimeUnit.SECONDS;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Several threads that begin at the same moment. */
final class Together {
  private static final int PATIENCE = 60;

  private Together() {}

  /** What each question gives, asked by a thread of its own. */
  static <T> List<T> ask(List<Callable<T>> questions) throws Exception {
    CyclicBarrier start = new CyclicBarrier(questions.size());
    ExecutorService threads = Executors.newFixedThreadPool(questions.size(), Together::daemon);
    try {
      List<Future<T>> asked = new ArrayList<>();
      for (Callable<T> question : questions) {
        asked.add(
            threads.submit(
                () -> {
                  start.await(PATIENCE, SECONDS);
                  return question.call();
                }));
      }
      List<T> answers = new ArrayList<>();
      for (Future<T> answer : asked) {
        answers.add(answer.get(PATIENCE, SECONDS));
      }
      return answers;
    } finally {
      threads.shutdownNow();
    }
  }

  /** A thread that holds up nobody, should it never end. */
  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "together");
    thread.setDaemon(true);
    return thread;
  }
}

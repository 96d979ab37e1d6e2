package quay.crowds;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

public class Crowds {
  private final Map<String, Process> pilots;

  public Crowds(Map<String, Process> pilots) {
    this.pilots = pilots;
  }

  public int exitCode(Process pilot) throws InterruptedException {
    while (true) { // expect: busy-wait
      try {
        return pilot.exitValue();
      } catch (IllegalThreadStateException e) {
        Thread.sleep(100);
      }
    }
  }

  public int exitCodeWithProgress(Process pilot) throws InterruptedException {
    while (true) {
      try {
        return pilot.exitValue();
      } catch (IllegalThreadStateException e) {
        System.out.println("still waiting");
        report("waiting");
        Thread.sleep(100);
      }
    }
  }

  public void first(List<CompletableFuture<String>> answers) throws InterruptedException {
    for (; ; ) { // expect: busy-wait
      if (answers.get(0).isDone()) {
        break;
      }
      Thread.sleep(10);
    }
  }

  public void named(String name) throws InterruptedException {
    while (pilots.get(name).isAlive()) { // expect: busy-wait
      TimeUnit.MILLISECONDS.sleep(50);
    }
  }

  public void all(List<Future<String>> answers) throws InterruptedException {
    while (!answers.stream().allMatch(Future::isDone)) { // expect: busy-wait
      Thread.sleep(10);
    }
  }

  public void any(List<CompletableFuture<String>> answers) throws InterruptedException {
    while (answers.stream().noneMatch(answer -> answer.isDone())) { // expect: busy-wait
      Thread.sleep(10);
    }
  }

  public void counted(List<Thread> crew) throws InterruptedException {
    while (crew.stream().filter(Thread::isAlive).count() > 0) { // expect: busy-wait
      Thread.sleep(10);
    }
  }

  public void walked(List<Future<String>> answers) throws InterruptedException {
    boolean done;
    do { // expect: busy-wait
      done = true;
      for (Future<String> answer : answers) {
        if (!answer.isDone()) {
          done = false;
        }
      }
      Thread.sleep(10);
    } while (!done);
  }

  public void collected(List<Future<String>> answers) throws Exception {
    int next = 0;
    while (next < answers.size()) {
      if (answers.get(next).isDone()) {
        report(answers.get(next).get());
      }
      next++;
    }
  }

  private void report(String text) {
    System.out.println(text);
  }
}

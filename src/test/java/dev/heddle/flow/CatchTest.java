package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CatchTest {
  private static final String FIELDS =
      "boolean stop; Future<?> task; void note(Exception e) { } void again() {"
          + " Thread.currentThread().interrupt(); } void raise(Exception e) throws Exception {"
          + " throw e; }Object pass(Exception e) throws Exception { throw e; } ";

  private static Catch first(String members) {
    return Snippet.members(FIELDS + members).method().catches().get(0);
  }

  private static Catch around(String handling) {
    return first(
        "void f() throws Exception { while (stop) { try { Thread.sleep(9); }"
            + " catch (InterruptedException e) { "
            + handling
            + " } } }");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "''                                              | true",
        "note(e);                                        | true",
        "e.printStackTrace();                            | true",
        "stop = true;                                    | true", // nobody restores it
        "throw new RuntimeException(e);                  | true",
        "Thread.interrupted();                           | true",
        "Thread.currentThread().interrupt();             | false",
        "again();                                        | false", // a helper
        "throw e;                                        | false",
        "throw new InterruptedException();               | false",
        "raise(e);                                       | false", // throws what it is given
        "unknown(e);                                     | false", // nobody can see it
        "new Thread().interrupt();                       | true", // another thread's flag
        "Thread t = Thread.currentThread(); t.interrupt(); | false",
      })
  void losesAnInterrupt(String handling, boolean lost) {
    assertEquals(lost, around(handling).losesInterrupt());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "try { Thread.sleep(9); } catch (Exception e) { }                        | true",
        "try { Thread.sleep(9); } catch (IOException e) { }                      | false",
        "try { note(null); } catch (Exception e) { }                             | false",
        "try { try { Thread.sleep(9); } catch (InterruptedException i) { throw i; } }"
            + " catch (Exception e) { }                                          | false",
        "try { if (task.isDone()) task.get(); } catch (Exception e) { }          | false", // it is
        // there
      })
  void losesOneThatItDoesNotName(String statements, boolean lost) {
    assertEquals(lost, first("void f() throws Exception { " + statements + " }").losesInterrupt());
  }

  @Test
  void theEndOfAThreadNeedsNoInterrupt() {
    String body = "try { Thread.sleep(9); } catch (InterruptedException e) { }";
    Snippet code =
        Snippet.members(
            "void f() { new Thread(() -> { "
                + body
                + " }).start(); }"
                + " void g() { new Thread(() -> { "
                + body
                + " note(); }).start(); }"
                + " void note() {}");
    boolean[] lost = new boolean[2];
    int i = 0;
    for (Method m : code.program().methods().stream().filter(Method::isLambda).toList()) {
      lost[i++] = m.catches().get(0).losesInterrupt();
    }
    assertEquals(false, lost[0]);
    assertEquals(true, lost[1]);
  }

  @Test
  void isRememberedAndMadeGood() {
    String text =
        "void f() { boolean was = false; while (stop) { try { Thread.sleep(9); }"
            + " catch (InterruptedException e) { was = true; } }"
            + " if (was) Thread.currentThread().interrupt(); }";
    assertEquals(false, first(text).losesInterrupt());
  }

  @Test
  void knowsItsTypes() {
    Catch clause =
        first(
            "void f() throws Exception { try { task.get(); }"
                + " catch (InterruptedException | ExecutionException e) { } }");
    assertEquals("InterruptedException | ExecutionException", clause.text());
    assertEquals(false, clause.isOfInterrupts());
    assertEquals(true, clause.catches("interruption"));
    assertEquals(true, clause.covers("java.lang.InterruptedException"));
    assertEquals(false, clause.covers("java.io.IOException"));
    assertEquals(true, around("").isOfInterrupts());
    assertEquals(true, around("").isInLoop());
    assertEquals(false, clause.isInLoop());
  }
}

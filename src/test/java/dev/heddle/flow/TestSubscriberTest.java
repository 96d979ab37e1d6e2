package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TestSubscriberTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "o.test(); return null;                                         | true",
        "o.test().assertComplete(); return null;                        | false",
        "var t = o.test(); t.awaitDone(1, null); return null;           | false",
        "var t = o.test(); return t;                                    | false",
        "TestObserver<String> t = new TestObserver<>(); o.subscribe(t); return null; | true",
        "TestObserver<String> t = new TestObserver<>(); o.subscribe(t); t.assertNoErrors(); return"
            + " null; | false",
      })
  void isUnreadIfNothingLooksAtWhatItRecorded(String statements, boolean unread) {
    Snippet code =
        Snippet.of(
            "import io.reactivex.rxjava3.core.*; import io.reactivex.rxjava3.observers.*;"
                + " class A { Observable<String> o; Object f() { "
                + statements
                + " } }");
    TestSubscriber subscriber =
        new TestSubscriber(
            code.method().calls().filter(TestSubscriber::isOne).findFirst().orElseThrow());
    assertEquals(unread, subscriber.isUnread());
  }
}

package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DoubleCheckTest {
  private static final String BODY =
      "if (x == null) { synchronized (this) { if (x == null) { x = make(); } } } return x;";

  private static List<DoubleCheck> checks(String type, String body) {
    return DoubleCheck.of(
        Snippet.members(
                "%s x; %s f() { %s } %s make() { return null; }"
                    .formatted(
                        type, type.replace("volatile ", ""), body, type.replace("volatile ", "")))
            .method());
  }

  @ParameterizedTest
  @CsvSource({"Object, true", "volatile Object, false", "String, true", "int[], true"})
  void isBrokenUnlessItsFieldIsPublished(String type, boolean broken) {
    assertEquals(broken, checks(type, BODY).get(0).isBroken());
  }

  @Test
  void aWholeNumberCannotBeTorn() {
    String body = "if (x == 0) { synchronized (this) { if (x == 0) { x = 1; } } } return x;";
    for (String type : List.of("int", "float")) {
      assertEquals(false, checks(type, body.replace("make()", "1")).get(0).isBroken());
    }
    assertEquals(true, checks("long", body).get(0).isBroken());
  }

  @Test
  void aLocalCopyOfAnImmutableValueIsRead() {
    String body =
        "String y = x; if (y == null) { synchronized (this) {"
            + " if (x == null) { x = make(); } y = x; } } return y;";
    DoubleCheck check = checks("String", body).get(0);
    assertEquals(true, check.viaLocal());
    assertEquals(false, check.isBroken());
    assertEquals(true, checks("Object", body.replace("String", "Object")).get(0).isBroken());
  }

  @Test
  void anEarlyReturnTestsAsWell() {
    assertEquals(
        1,
        checks(
                "Object",
                "if (x != null) return x; synchronized (this) {"
                    + " if (x == null) { x = make(); } return x; }")
            .size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "synchronized (this) { if (x == null) { x = make(); } } return x;", // one test
        "if (x == null) { if (x == null) { x = make(); } } return x;", // no lock
        "if (x == null) { synchronized (this) { x = make(); } } return x;", // one test
        "if (x == null) { synchronized (this) { if (x == null) { make(); } } } return x;",
        "synchronized (this) { " + BODY + " }", // the outer test is locked, too
      })
  void isNothingElse(String body) {
    assertEquals(List.of(), checks("Object", body));
  }
}

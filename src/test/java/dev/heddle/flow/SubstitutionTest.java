package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.code.TypeParameter;
import dev.heddle.code.TypeRef;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SubstitutionTest {
  private static final TypeRef T = TypeRef.variable("T");
  private static final TypeRef STRING = TypeRef.of("java.lang.String");
  private static final List<TypeParameter> PARAMETER = List.of(new TypeParameter("T", List.of()));

  @Test
  void putsTypesIntoVariables() {
    Substitution s = Substitution.of(PARAMETER, List.of(STRING));
    assertEquals(STRING, s.apply(T));
    assertEquals(STRING.withDimensions(2), s.apply(T.withDimensions(2)));
    TypeRef list = TypeRef.of("java.util.List");
    assertEquals(list.withArguments(List.of(STRING)), s.apply(list.withArguments(List.of(T))));
    assertEquals(TypeRef.variable("R"), s.apply(TypeRef.variable("R")));
  }

  @Test
  void leavesTheVariablesOfARawTypeUnknown() {
    Substitution raw = Substitution.of(PARAMETER, List.of());
    assertEquals(true, raw.apply(T).isUnknown());
    assertEquals(true, raw.apply(T.withDimensions(1)).isUnknown());
  }

  @Test
  void isHiddenByTheVariablesOfAMethod() {
    Substitution s = Substitution.of(PARAMETER, List.of(STRING));
    assertEquals(T, s.without(PARAMETER).apply(T));
    assertEquals(T, s.with(Map.of("T", T)).apply(T));
    assertEquals(STRING, s.with(Map.of("R", T)).apply(T));
  }
}

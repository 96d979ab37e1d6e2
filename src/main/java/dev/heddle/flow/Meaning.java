package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.catalog.MethodMeaning;
import dev.heddle.catalog.Runs;
import dev.heddle.catalog.Strength;
import dev.heddle.catalog.TypeMeaning;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.ParameterDecl;
import dev.heddle.code.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the catalog says of one call, all matching lines of the receiver's type and its ancestors
 * merged, the nearest type first.
 *
 * @param blocks what it waits for, or null
 * @param strength of what it blocks on, of how heavy it is and of where it runs its functions
 * @param runs where function arguments run, by index
 */
public record Meaning(
    Set<String> traits, Blocking blocks, Strength strength, Map<Integer, Runs> runs) {
  static final Meaning NONE = new Meaning(Set.of(), null, Strength.CERTAIN, Map.of());

  static Meaning of(Call call) {
    TypeRef receiver = call.receiverType();
    boolean object = !receiver.isUnknown() && receiver.dimensions() == 0;
    Saying said =
        call.program().sayings().of(object ? receiver.name() : "", call.owner(), call.name());
    return said == Saying.NOTHING ? NONE : said.of(line -> matches(line, call));
  }

  /** What the catalog calls methods of this name, whatever their parameters. */
  static Set<String> traits(Expression receiver, String name) {
    return traits(receiver.program(), receiver.type(), name);
  }

  /** The same for methods of a type. */
  static Set<String> traits(Program program, TypeRef receiver, String name) {
    Set<String> traits = new TreeSet<>();
    for (String ancestor : program.ancestors(receiver.name())) {
      TypeMeaning type = program.catalog().type(ancestor);
      if (type != null) {
        type.methods().stream().filter(m -> m.names(name)).forEach(m -> traits.addAll(m.traits()));
      }
    }
    return traits;
  }

  /** Whether the catalog says something of the library's method that a method stands for. */
  static boolean says(Method method, String trait) {
    Program program = method.program();
    return program.catalog().mayBe(trait, method.name())
        && traits(program, TypeRef.of(method.type().name()), method.name()).contains(trait);
  }

  private static boolean matches(MethodMeaning m, Call call) {
    if (m.name().equals("*") && isDefault(call.declaration())) {
      return false;
    }
    int arguments = call.arguments().size();
    if (m.arguments() >= 0 && m.arguments() != arguments) {
      return false;
    }
    if (m.parameters() == null) {
      return true;
    }
    MethodDecl declared = call.declaration();
    if (declared == null) {
      return m.parameters().size() == arguments;
    }
    return fits(m.parameters(), declared.parameters());
  }

  /** A default method says itself what it does, whatever the others of its interface do. */
  private static boolean isDefault(MethodDecl declared) {
    return declared != null && declared.hasBody() && (declared.flags() & MethodDecl.DEFAULT) != 0;
  }

  private static boolean fits(List<String> selectors, List<ParameterDecl> parameters) {
    if (selectors.size() != parameters.size()) {
      return false;
    }
    for (int i = 0; i < selectors.size(); i++) {
      String wanted = selectors.get(i);
      TypeRef type = parameters.get(i).type();
      String simple = type.simpleName() + "[]".repeat(type.dimensions());
      boolean fits =
          wanted.equals("*")
              || wanted.equals(simple)
              || (type.variable() && wanted.equals("Object"))
              || wanted.equals(simple.replace("[]", "..."));
      if (!fits) {
        return false;
      }
    }
    return true;
  }
}

package dev.heddle.flow;

import dev.heddle.code.Import;
import dev.heddle.code.Site;
import dev.heddle.code.TypeRef;
import java.util.Comparator;
import java.util.List;

/**
 * A use of a library interface that has been replaced or removed.
 *
 * @param at the call or creation, null for an import
 * @param site the name that is used
 * @param type whose interface it is
 * @param text in words
 */
public record LegacyUse(Call at, Site site, TypeRef type, String text) {
  /** The constructions and calls of a body's own code, in order. */
  public static List<LegacyUse> in(Method method) {
    return method
        .calls()
        .filter(call -> call.is("legacy") && !call.isProject())
        .map(c -> new LegacyUse(c, c.site(), c.receiverType(), c.typedText()))
        .toList();
  }

  /** The imports of a file that only mentions such types, told once for the file's first type. */
  public static List<LegacyUse> importedBy(Type type) {
    Program program = type.program();
    List<Import> legacy =
        type.importDeclarations().stream()
            .filter(i -> !i.onDemand() && !i.isStatic())
            .filter(i -> program.kinds(TypeRef.of(i.name())).contains("legacy"))
            .toList();
    if (legacy.isEmpty()) {
      return List.of();
    }
    List<Type> ofFile =
        program.types().stream()
            .filter(t -> t.path().equals(type.path()))
            .sorted(Comparator.comparing(Type::site))
            .toList();
    boolean told =
        ofFile.stream().flatMap(t -> t.methods().stream()).anyMatch(m -> !in(m).isEmpty());
    return told || ofFile.get(0) != type
        ? List.of()
        : legacy.stream().map(i -> ofImport(type.path(), i)).toList();
  }

  private static LegacyUse ofImport(String path, Import each) {
    TypeRef type = TypeRef.of(each.name());
    return new LegacyUse(null, new Site(path, each.span()), type, type.simpleName());
  }

  /** What the catalog advises, else the default given. */
  public String remedy(String topic, String otherwise) {
    String own = at == null ? null : at.program().remedy(type, topic);
    return own == null ? otherwise : "`" + own + "`";
  }
}

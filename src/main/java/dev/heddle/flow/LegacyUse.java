package dev.heddle.flow;

import dev.heddle.code.Import;
import dev.heddle.code.Site;
import dev.heddle.code.TypeRef;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A use of a library interface that has been replaced or removed.
 *
 * @param at the call, creation or reference, null for an import
 * @param site the name that is used
 * @param type whose interface it is
 * @param text in words
 */
public record LegacyUse(Element at, Site site, TypeRef type, String text) {
  /** The constructions, calls and method references of a body's own code, in order. */
  public static List<LegacyUse> in(Method method) {
    if (method.saying("legacy").isEmpty() && method.references().isEmpty()) {
      return List.of();
    }
    Stream<LegacyUse> calls =
        method.saying("legacy").stream()
            .filter(call -> !call.isProject())
            .map(c -> new LegacyUse(c, c.site(), c.receiverType(), c.typedText()));
    Stream<LegacyUse> references =
        method.references().stream()
            .filter(e -> new Reference(e).is("legacy"))
            .map(LegacyUse::ofReference);
    return Stream.concat(calls, references).toList();
  }

  private static LegacyUse ofReference(Element at) {
    TypeRef type = new Reference(at).qualifierType();
    String name = new Reference(at).name();
    return new LegacyUse(at, at.site(), type, type.simpleName() + "." + name);
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

package dev.heddle.flow;

import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * The types that names of all files can mean.
 *
 * @param project all types of the sources by qualified name
 * @param supertypes those of the types of the sources; none while they are being looked for
 * @param exists whether any layer knows a type of this qualified name
 * @param shared one type without arguments for each name
 */
record Declarations(
    Map<String, TypeDecl> project,
    Map<String, List<TypeRef>> supertypes,
    Predicate<String> exists,
    Namesakes namesakes,
    Map<String, TypeRef> shared) {
  Declarations(Map<String, TypeDecl> project, Predicate<String> exists, Namesakes namesakes) {
    this(project, Map.of(), exists, namesakes, new ConcurrentHashMap<>());
  }

  /** The same with all super types known. */
  Declarations with(Map<String, List<TypeRef>> known) {
    return new Declarations(project, known, exists, namesakes, shared);
  }

  /** The type of a qualified name, without arguments; mostly the same one for the same name. */
  TypeRef type(String name) {
    TypeRef known = shared.get(name);
    if (known == null) {
      TypeDecl declared = project.get(name);
      known = new TypeRef(declared == null ? name : declared.name(), List.of(), 0, false);
      shared.putIfAbsent(name, known);
    }
    return known;
  }
}

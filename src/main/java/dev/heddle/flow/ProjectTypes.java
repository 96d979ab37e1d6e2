package dev.heddle.flow;

import dev.heddle.code.FieldDecl;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.ParameterDecl;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeParameter;
import dev.heddle.code.TypeRef;
import dev.heddle.code.TypeSource;
import dev.heddle.code.Workers;
import dev.heddle.fact.FileFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The declared types of all files with every name in them qualified.
 *
 * <p>A type declared by several files is told apart by {@link Namesakes}.
 */
final class ProjectTypes {
  private final List<FileFacts> files;
  private final Map<String, TypeDecl> types = new HashMap<>();
  private final Map<String, Names> namesOfType = new HashMap<>();
  private final IdentityHashMap<FileFacts, Names> namesOfFile = new IdentityHashMap<>();

  private ProjectTypes(List<FileFacts> files) {
    this.files = files;
  }

  static ProjectTypes of(List<FileFacts> files, List<TypeSource> libraries, Workers workers) {
    ProjectTypes project = new ProjectTypes(files);
    Map<String, TypeDecl> written = new HashMap<>();
    Namesakes namesakes = new Namesakes(files);
    Predicate<String> exists =
        name -> written.containsKey(name) || (name.indexOf('.') > 0 && isIn(libraries, name));
    Map<String, List<TypeRef>> supertypes = new HashMap<>();
    Declarations unfinished = new Declarations(written, exists, namesakes);
    Declarations all = unfinished.with(supertypes);
    for (FileFacts file : files) {
      Names names = new Names(file, all);
      project.namesOfFile.put(file, names);
      for (TypeDecl type : file.types()) {
        if (written.putIfAbsent(type.name(), type) == null) {
          project.namesOfType.put(type.name(), names);
        }
      }
    }
    // super types first: what a type inherits its other names from
    workers
        .map(files, () -> project, (p, file) -> p.supertypes(file, new Names(file, unfinished)))
        .forEach(supertypes::putAll);
    List<List<TypeDecl>> qualified =
        workers.map(files, () -> project, (p, file) -> p.qualified(file, supertypes));
    for (List<TypeDecl> ofFile : qualified) {
      ofFile.forEach(type -> project.types.put(type.name(), type));
    }
    return project;
  }

  private static boolean isIn(List<TypeSource> libraries, String name) {
    for (TypeSource library : libraries) {
      if (library.find(name) != null) {
        return true;
      }
    }
    return false;
  }

  private Map<String, List<TypeRef>> supertypes(FileFacts file, Names names) {
    Map<String, List<TypeRef>> found = new HashMap<>();
    for (TypeDecl type : declaredBy(file)) {
      // named from outside the body: a member type cannot be its own super type
      String around = type.outer() == null ? type.name() : type.outer();
      found.put(type.name(), resolve(type.supertypes(), names, around, type.typeParameters()));
    }
    return found;
  }

  private List<TypeDecl> qualified(FileFacts file, Map<String, List<TypeRef>> supertypes) {
    Names names = namesOfFile.get(file);
    return declaredBy(file).stream()
        .map(type -> qualify(type, names, supertypes.get(type.name())))
        .toList();
  }

  /** The types of a file that no file before declares under the same name. */
  private List<TypeDecl> declaredBy(FileFacts file) {
    Names names = namesOfFile.get(file);
    return file.types().stream().filter(type -> namesOfType.get(type.name()) == names).toList();
  }

  List<FileFacts> files() {
    return files;
  }

  Map<String, TypeDecl> types() {
    return types;
  }

  Names names(String type) {
    return namesOfType.get(type);
  }

  Names names(FileFacts file) {
    return namesOfFile.get(file);
  }

  private static TypeDecl qualify(TypeDecl type, Names names, List<TypeRef> supertypes) {
    String name = type.name();
    List<TypeParameter> own = type.typeParameters();
    return new TypeDecl(
        name,
        type.kind(),
        type.flags(),
        own.stream()
            .map(p -> new TypeParameter(p.name(), resolve(p.bounds(), names, name, List.of())))
            .toList(),
        supertypes,
        type.methods().stream().map(m -> qualify(m, names, name)).toList(),
        type.fields().stream().map(f -> qualify(f, names, name)).toList(),
        type.annotations(),
        type.outer(),
        type.span());
  }

  private static List<TypeRef> resolve(
      List<TypeRef> written, Names names, String enclosing, List<TypeParameter> variables) {
    return written.isEmpty()
        ? List.of()
        : written.stream().map(t -> names.resolve(t, enclosing, variables)).toList();
  }

  private static List<TypeParameter> parameters(List<TypeParameter> own, Names names, String type) {
    return own.isEmpty()
        ? own
        : own.stream()
            .map(p -> new TypeParameter(p.name(), resolve(p.bounds(), names, type, own)))
            .toList();
  }

  private static MethodDecl qualify(MethodDecl m, Names names, String type) {
    List<TypeParameter> own = m.typeParameters();
    List<ParameterDecl> parameters = new ArrayList<>(m.parameters().size());
    for (ParameterDecl p : m.parameters()) {
      parameters.add(
          new ParameterDecl(p.name(), names.resolve(p.type(), type, own), p.annotations()));
    }
    return new MethodDecl(
        m.name(),
        m.flags(),
        parameters(own, names, type),
        names.resolve(m.returns(), type, own),
        parameters,
        resolve(m.thrown(), names, type, own),
        m.annotations(),
        m.span(),
        m.hasBody());
  }

  private static FieldDecl qualify(FieldDecl f, Names names, String type) {
    return new FieldDecl(
        f.name(),
        f.flags(),
        names.resolve(f.type(), type, List.of()),
        f.annotations(),
        f.span(),
        f.constant());
  }
}

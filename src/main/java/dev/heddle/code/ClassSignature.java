package dev.heddle.code;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javassist.bytecode.AccessFlag;
import javassist.bytecode.AnnotationsAttribute;
import javassist.bytecode.AttributeInfo;
import javassist.bytecode.BadBytecode;
import javassist.bytecode.ClassFile;
import javassist.bytecode.ExceptionsAttribute;
import javassist.bytecode.FieldInfo;
import javassist.bytecode.InnerClassesAttribute;
import javassist.bytecode.MethodInfo;
import javassist.bytecode.SignatureAttribute;
import javassist.bytecode.annotation.Annotation;

/** What one class file declares for its users: the public and protected members, with generics. */
final class ClassSignature {
  private static final Set<String> KEPT_ANNOTATIONS =
      Set.of(
          "CheckReturnValue",
          "CanIgnoreReturnValue",
          "Blocking",
          "NonBlocking",
          "FunctionalInterface",
          "Deprecated");
  private static final int VISIBLE = AccessFlag.PUBLIC | AccessFlag.PROTECTED;

  private final ClassFile file;
  private final SignatureTypes types;
  private final int flags;
  private final boolean nested;

  ClassSignature(ClassFile file, SignatureTypes types) {
    this.file = file;
    this.types = types;
    InnerClassesAttribute inner =
        (InnerClassesAttribute) file.getAttribute(InnerClassesAttribute.tag);
    int row = inner == null ? -1 : inner.find(file.getName());
    nested = row >= 0 && inner.outerClass(row) != null;
    flags = row < 0 ? file.getAccessFlags() : inner.accessFlags(row);
  }

  /** Whether users can name the type; anonymous, local and synthetic ones have no name. */
  boolean isVisible() {
    return isNamed() && (flags & VISIBLE) != 0;
  }

  boolean isNamed() {
    return (flags & (AccessFlag.SYNTHETIC | AccessFlag.MODULE)) == 0
        && !file.getName().endsWith("$")
        && file.getAttribute("EnclosingMethod") == null
        && !file.getName().endsWith("-info");
  }

  /** Binary name of the enclosing class, or null. */
  String enclosing() {
    return nested ? file.getName().substring(0, file.getName().lastIndexOf('$')) : null;
  }

  /** Binary names of the super class and the interfaces. */
  List<String> supertypes() {
    List<String> names = new ArrayList<>(List.of(file.getInterfaces()));
    if (file.getSuperclass() != null) {
      names.add(file.getSuperclass());
    }
    return names;
  }

  /**
   * The declaration.
   *
   * @param inherited names of annotations that the package gives to all its types
   */
  TypeDecl declaration(Set<String> inherited) throws BadBytecode {
    SignatureAttribute.ClassSignature signature = classSignature();
    String name = SignatureTypes.sourceName(file.getName());
    List<MethodDecl> methods = new ArrayList<>();
    for (MethodInfo method : file.getMethods()) {
      if (isMember(method.getAccessFlags(), method.getName()) && !method.isStaticInitializer()) {
        methods.add(method(method));
      }
    }
    List<FieldDecl> fields = new ArrayList<>();
    for (FieldInfo field : file.getFields()) {
      if (isMember(field.getAccessFlags(), field.getName())) {
        fields.add(field(field));
      }
    }
    Set<String> annotations = new TreeSet<>(inherited);
    annotations.addAll(annotations(file.getAttributes()));
    return new TypeDecl(
        name,
        kind(),
        modifiers(flags, Modifier.classModifiers() | Modifier.INTERFACE),
        types.parameters(signature.getParameters()),
        supertypes(signature),
        methods,
        fields,
        uses(annotations),
        nested ? name.substring(0, name.lastIndexOf('.')) : null,
        Span.NONE);
  }

  /** The type parameters alone. */
  List<TypeParameter> typeParameters() throws BadBytecode {
    return types.parameters(classSignature().getParameters());
  }

  /** Names of those annotations of the file that matter; also for `package-info`. */
  Set<String> annotations() {
    return annotations(file.getAttributes());
  }

  private SignatureAttribute.ClassSignature classSignature() throws BadBytecode {
    SignatureAttribute generic = (SignatureAttribute) file.getAttribute(SignatureAttribute.tag);
    if (generic != null) {
      return SignatureAttribute.toClassSignature(generic.getSignature());
    }
    return new SignatureAttribute.ClassSignature(
        new SignatureAttribute.TypeParameter[0],
        file.getSuperclass() == null
            ? null
            : new SignatureAttribute.ClassType(file.getSuperclass()),
        Arrays.stream(file.getInterfaces())
            .map(SignatureAttribute.ClassType::new)
            .toArray(SignatureAttribute.ClassType[]::new));
  }

  private List<TypeRef> supertypes(SignatureAttribute.ClassSignature signature) {
    List<TypeRef> all = new ArrayList<>();
    if (signature.getSuperClass() != null) {
      TypeRef superclass = types.ref(signature.getSuperClass());
      if (!superclass.equals(TypeRef.OBJECT)) {
        all.add(superclass);
      }
    }
    for (SignatureAttribute.ClassType type : signature.getInterfaces()) {
      all.add(types.ref(type));
    }
    return all;
  }

  private TypeDecl.Kind kind() {
    if ((flags & AccessFlag.ANNOTATION) != 0) {
      return TypeDecl.Kind.ANNOTATION;
    }
    if ((flags & AccessFlag.INTERFACE) != 0) {
      return TypeDecl.Kind.INTERFACE;
    }
    if ((flags & AccessFlag.ENUM) != 0) {
      return TypeDecl.Kind.ENUM;
    }
    boolean isRecord = "java.lang.Record".equals(file.getSuperclass());
    return isRecord ? TypeDecl.Kind.RECORD : TypeDecl.Kind.CLASS;
  }

  private static boolean isMember(int flags, String name) {
    return (flags & VISIBLE) != 0 && (flags & AccessFlag.SYNTHETIC) == 0 && !name.contains("$");
  }

  private MethodDecl method(MethodInfo method) throws BadBytecode {
    SignatureAttribute generic = (SignatureAttribute) method.getAttribute(SignatureAttribute.tag);
    String text = generic == null ? method.getDescriptor() : generic.getSignature();
    SignatureAttribute.MethodSignature signature = SignatureAttribute.toMethodSignature(text);
    List<ParameterDecl> parameters = new ArrayList<>();
    for (SignatureAttribute.Type type : signature.getParameterTypes()) {
      parameters.add(new ParameterDecl("p" + parameters.size(), types.ref(type), List.of()));
    }
    if (generic == null && method.isConstructor() && nested && !Modifier.isStatic(flags)) {
      parameters.remove(0); // the enclosing instance, which no source passes
    }
    int methodFlags = modifiers(method.getAccessFlags(), Modifier.methodModifiers());
    if ((method.getAccessFlags() & AccessFlag.VARARGS) != 0) {
      methodFlags |= MethodDecl.VARARGS;
    }
    boolean isInterface = (flags & AccessFlag.INTERFACE) != 0;
    if (isInterface && (methodFlags & (Modifier.ABSTRACT | Modifier.STATIC)) == 0) {
      methodFlags |= MethodDecl.DEFAULT;
    }
    return new MethodDecl(
        method.getName(),
        methodFlags,
        types.parameters(signature.getTypeParameters()),
        method.isConstructor() ? TypeRef.VOID : types.ref(signature.getReturnType()),
        parameters,
        thrown(method, signature),
        uses(annotations(method.getAttributes())),
        Span.NONE,
        false);
  }

  private List<TypeRef> thrown(MethodInfo method, SignatureAttribute.MethodSignature signature) {
    if (signature.getExceptionTypes().length > 0) {
      return Arrays.stream(signature.getExceptionTypes()).map(types::ref).toList();
    }
    ExceptionsAttribute plain = method.getExceptionsAttribute();
    return plain == null
        ? List.of()
        : Arrays.stream(plain.getExceptions())
            .map(name -> TypeRef.of(SignatureTypes.sourceName(name)))
            .toList();
  }

  private FieldDecl field(FieldInfo field) throws BadBytecode {
    SignatureAttribute generic = (SignatureAttribute) field.getAttribute(SignatureAttribute.tag);
    TypeRef type =
        generic == null
            ? types.ref(SignatureAttribute.toTypeSignature(field.getDescriptor()))
            : types.ref(SignatureAttribute.toFieldSignature(generic.getSignature()));
    return new FieldDecl(
        field.getName(),
        modifiers(field.getAccessFlags(), Modifier.fieldModifiers()),
        type,
        uses(annotations(field.getAttributes())),
        Span.NONE,
        ConstantText.of(field));
  }

  /** Leaves out the bits that mean something else for another kind of member. */
  private static int modifiers(int flags, int mask) {
    return flags & mask;
  }

  private static List<AnnotationUse> uses(Set<String> names) {
    return names.stream().map(name -> new AnnotationUse(name, Map.of(), Span.NONE)).toList();
  }

  private static Set<String> annotations(List<AttributeInfo> attributes) {
    Set<String> names = new TreeSet<>();
    for (AttributeInfo attribute : attributes) {
      if (attribute instanceof AnnotationsAttribute annotationsAttribute) {
        for (Annotation annotation : annotationsAttribute.getAnnotations()) {
          String name = SignatureTypes.sourceName(annotation.getTypeName());
          if (KEPT_ANNOTATIONS.contains(name.substring(name.lastIndexOf('.') + 1))) {
            names.add(name);
          }
        }
      }
    }
    return names;
  }
}

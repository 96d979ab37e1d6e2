package dev.heddle.code;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.zip.InflaterInputStream;

/**
 * The types of one group of the {@link SignatureIndex}, decoded one by one.
 *
 * <p>The blob, once inflated, is a sequence of numbers (unsigned, 7 bits a byte, lowest first) and
 * strings (length in bytes, then UTF-8):
 *
 * <pre>
 * group  = count, string*, count, (name, length, type)*
 * type   = kind + 8 * nested + 16 * annotated, flags, parameters, refs supertypes,
 *          count, method*, count, field*, [names annotations]
 * method = name, flags, HAS_ bits, [parameters], [ref returns], refs parameters, [refs thrown],
 *          [names annotations]
 * field  = name, flags, HAS_ bits, ref, [constant], [names annotations]
 * ref    = 8 * name + REF_ bits, [dimensions], [refs arguments]
 * refs   = count, ref*;  parameters = count, (name, refs bounds)*;  names = count, name*
 * </pre>
 *
 * A name is the number of a string. Constructors have no return type in the blob. The writer is a
 * tool in the tests.
 */
final class SignatureGroup {
  static final int NESTED = 8;
  static final int ANNOTATED = 16;
  static final int HAS_PARAMETERS = 1;
  static final int HAS_THROWN = 2;
  static final int HAS_ANNOTATIONS = 4;
  static final int HAS_CONSTANT = 8;
  static final int REF_VARIABLE = 1;
  static final int REF_DIMENSIONS = 2;
  static final int REF_ARGUMENTS = 4;

  private static final TypeDecl.Kind[] KINDS = TypeDecl.Kind.values();

  private final byte[] bytes;
  private final int[] stringStarts;
  private final String[] strings;
  private final Map<String, Integer> typeStarts = new HashMap<>();

  private SignatureGroup(byte[] bytes) {
    this.bytes = bytes;
    Cursor cursor = new Cursor(0);
    stringStarts = new int[cursor.number()];
    strings = new String[stringStarts.length];
    for (int i = 0; i < stringStarts.length; i++) {
      stringStarts[i] = cursor.at;
      cursor.skip(cursor.number());
    }
    for (int types = cursor.number(); types > 0; types--) {
      String name = cursor.name();
      int length = cursor.number();
      typeStarts.put(name, cursor.at);
      cursor.skip(length);
    }
  }

  static SignatureGroup read(InputStream deflated) throws IOException {
    try (InputStream in = new InflaterInputStream(deflated)) {
      return new SignatureGroup(in.readAllBytes());
    }
  }

  /** The qualified names of all types of the group. */
  Set<String> typeNames() {
    return typeStarts.keySet();
  }

  /** Decodes a type anew; null if the group has none of that name. */
  TypeDecl decode(String qualifiedName) {
    Integer start = typeStarts.get(qualifiedName);
    return start == null ? null : new Cursor(start).type(qualifiedName);
  }

  /** Threads may race for a string: they make equal ones. */
  private String string(int number) {
    String known = strings[number];
    if (known == null) {
      Cursor cursor = new Cursor(stringStarts[number]);
      int length = cursor.number();
      known = new String(bytes, cursor.at, length, StandardCharsets.UTF_8);
      strings[number] = known;
    }
    return known;
  }

  /** A place in the blob that moves on as things are read. */
  private final class Cursor {
    private int at;

    Cursor(int at) {
      this.at = at;
    }

    void skip(int length) {
      at += length;
    }

    int number() {
      int value = 0;
      for (int shift = 0; ; shift += 7) {
        int next = bytes[at++];
        value |= (next & 0x7f) << shift;
        if (next >= 0) {
          return value;
        }
      }
    }

    String name() {
      return string(number());
    }

    <T> List<T> list(Supplier<T> element) {
      int count = number();
      if (count == 0) {
        return List.of();
      }
      List<T> elements = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        elements.add(element.get());
      }
      return List.copyOf(elements);
    }

    TypeDecl type(String name) {
      int head = number();
      int flags = number();
      List<TypeParameter> parameters = list(this::typeParameter);
      List<TypeRef> supertypes = list(this::ref);
      List<MethodDecl> methods = list(this::method);
      List<FieldDecl> fields = list(this::field);
      List<AnnotationUse> annotations = annotations(head & ANNOTATED);
      String outer = (head & NESTED) == 0 ? null : name.substring(0, name.lastIndexOf('.'));
      TypeDecl.Kind kind = KINDS[head & (NESTED - 1)];
      return new TypeDecl(
          name,
          kind,
          flags,
          parameters,
          supertypes,
          methods,
          fields,
          annotations,
          outer,
          Span.NONE);
    }

    private MethodDecl method() {
      String name = name();
      int flags = number();
      int has = number();
      List<TypeParameter> typeParameters =
          (has & HAS_PARAMETERS) == 0 ? List.of() : list(this::typeParameter);
      TypeRef returns = name.equals("<init>") ? TypeRef.VOID : ref();
      List<ParameterDecl> parameters = parameters();
      List<TypeRef> thrown = (has & HAS_THROWN) == 0 ? List.of() : list(this::ref);
      return new MethodDecl(
          name,
          flags,
          typeParameters,
          returns,
          parameters,
          thrown,
          annotations(has & HAS_ANNOTATIONS),
          Span.NONE,
          false);
    }

    private FieldDecl field() {
      String name = name();
      int flags = number();
      int has = number();
      TypeRef type = ref();
      String constant = (has & HAS_CONSTANT) == 0 ? null : name();
      return new FieldDecl(
          name, flags, type, annotations(has & HAS_ANNOTATIONS), Span.NONE, constant);
    }

    private List<ParameterDecl> parameters() {
      List<TypeRef> types = list(this::ref);
      List<ParameterDecl> parameters = new ArrayList<>(types.size());
      for (TypeRef type : types) {
        parameters.add(new ParameterDecl("p" + parameters.size(), type, List.of()));
      }
      return List.copyOf(parameters);
    }

    private TypeParameter typeParameter() {
      return new TypeParameter(name(), list(this::ref));
    }

    private List<AnnotationUse> annotations(int present) {
      return present == 0 ? List.of() : list(() -> new AnnotationUse(name(), Map.of(), Span.NONE));
    }

    private TypeRef ref() {
      int head = number();
      int dimensions = (head & REF_DIMENSIONS) == 0 ? 0 : number();
      List<TypeRef> arguments = (head & REF_ARGUMENTS) == 0 ? List.of() : list(this::ref);
      return new TypeRef(string(head >>> 3), arguments, dimensions, (head & REF_VARIABLE) != 0);
    }
  }
}

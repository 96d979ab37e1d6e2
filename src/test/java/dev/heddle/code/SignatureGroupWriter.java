package dev.heddle.code;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** Writes the blob that {@link SignatureGroup} reads; equal types give equal bytes. */
@SuppressWarnings("EnumOrdinal") // written and read by one version
final class SignatureGroupWriter {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, Integer> uses = new HashMap<>();
  private ByteArrayOutputStream out = new ByteArrayOutputStream();

  private SignatureGroupWriter() {}

  static byte[] write(Collection<TypeDecl> types) throws IOException {
    List<TypeDecl> sorted =
        types.stream().sorted(Comparator.comparing(TypeDecl::name)).collect(Collectors.toList());
    SignatureGroupWriter writer = new SignatureGroupWriter();
    writer.group(sorted); // counts the uses, so that frequent names get short numbers
    return deflated(writer.numbered(sorted));
  }

  private byte[] numbered(List<TypeDecl> types) {
    List<String> names =
        uses.keySet().stream()
            .sorted(Comparator.<String>comparingInt(name -> -uses.get(name)).thenComparing(n -> n))
            .collect(Collectors.toList());
    names.forEach(name -> numbers.put(name, numbers.size()));
    out = new ByteArrayOutputStream();
    list(names, this::string);
    group(types);
    return out.toByteArray();
  }

  private static byte[] deflated(byte[] bytes) throws IOException {
    ByteArrayOutputStream target = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try (DeflaterOutputStream deflated = new DeflaterOutputStream(target, deflater)) {
      deflated.write(bytes);
    } finally {
      deflater.end();
    }
    return target.toByteArray();
  }

  private void group(List<TypeDecl> types) {
    list(
        types,
        type -> {
          name(type.name());
          ByteArrayOutputStream outer = out;
          out = new ByteArrayOutputStream();
          type(type);
          byte[] body = out.toByteArray();
          out = outer;
          number(body.length);
          out.writeBytes(body);
        });
  }

  private void type(TypeDecl type) {
    int nested = type.outer() == null ? 0 : SignatureGroup.NESTED;
    int annotated = type.annotations().isEmpty() ? 0 : SignatureGroup.ANNOTATED;
    number(type.kind().ordinal() + nested + annotated);
    number(type.flags());
    list(type.typeParameters(), this::parameter);
    list(type.supertypes(), this::ref);
    list(type.methods(), this::method);
    list(type.fields(), this::field);
    unlessEmpty(type.annotations(), annotation -> name(annotation.name()));
  }

  private void method(MethodDecl method) {
    name(method.name());
    number(method.flags());
    int has = method.typeParameters().isEmpty() ? 0 : SignatureGroup.HAS_PARAMETERS;
    has += method.thrown().isEmpty() ? 0 : SignatureGroup.HAS_THROWN;
    has += method.annotations().isEmpty() ? 0 : SignatureGroup.HAS_ANNOTATIONS;
    number(has);
    unlessEmpty(method.typeParameters(), this::parameter);
    if (!method.isConstructor()) {
      ref(method.returns());
    }
    list(method.parameters(), parameter -> ref(parameter.type()));
    unlessEmpty(method.thrown(), this::ref);
    unlessEmpty(method.annotations(), annotation -> name(annotation.name()));
  }

  private void field(FieldDecl field) {
    name(field.name());
    number(field.flags());
    int has = field.annotations().isEmpty() ? 0 : SignatureGroup.HAS_ANNOTATIONS;
    number(has + (field.constant() == null ? 0 : SignatureGroup.HAS_CONSTANT));
    ref(field.type());
    if (field.constant() != null) {
      name(field.constant());
    }
    unlessEmpty(field.annotations(), annotation -> name(annotation.name()));
  }

  private void parameter(TypeParameter parameter) {
    name(parameter.name());
    list(parameter.bounds(), this::ref);
  }

  private void ref(TypeRef ref) {
    int bits = ref.variable() ? SignatureGroup.REF_VARIABLE : 0;
    bits += ref.dimensions() == 0 ? 0 : SignatureGroup.REF_DIMENSIONS;
    bits += ref.arguments().isEmpty() ? 0 : SignatureGroup.REF_ARGUMENTS;
    number(use(ref.name()) * 8 + bits);
    if (ref.dimensions() > 0) {
      number(ref.dimensions());
    }
    unlessEmpty(ref.arguments(), this::ref);
  }

  private void name(String name) {
    number(use(name));
  }

  private int use(String name) {
    uses.merge(name, 1, Integer::sum);
    return numbers.getOrDefault(name, 0);
  }

  private <T> void unlessEmpty(List<T> elements, Consumer<T> write) {
    if (!elements.isEmpty()) {
      list(elements, write);
    }
  }

  private <T> void list(List<T> elements, Consumer<T> write) {
    number(elements.size());
    elements.forEach(write);
  }

  private void string(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    number(bytes.length);
    out.writeBytes(bytes);
  }

  private void number(int value) {
    int rest = value;
    for (; rest > 0x7f; rest >>>= 7) {
      out.write(rest | 0x80);
    }
    out.write(rest);
  }
}

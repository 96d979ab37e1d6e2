package dev.heddle.flow;

import dev.heddle.code.FieldDecl;
import dev.heddle.code.Site;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Body;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A field declared in the sources, with every access to it that the sources show. */
public final class Field {
  /** Stands for the answer that a name means no field of the sources. */
  static final Field NONE = new Field(null, null);

  private final Type owner;
  private final FieldDecl declaration;
  private volatile Kept kept;
  private volatile List<Element> reads;
  private volatile List<Element> writes;

  Field(Type owner, FieldDecl declaration) {
    this.owner = owner;
    this.declaration = declaration;
  }

  public Type owner() {
    return owner;
  }

  public FieldDecl declaration() {
    return declaration;
  }

  public String name() {
    return declaration.name();
  }

  public TypeRef type() {
    return declaration.type();
  }

  public boolean isStatic() {
    return Modifier.isStatic(declaration.flags());
  }

  public boolean isFinal() {
    return Modifier.isFinal(declaration.flags());
  }

  public boolean isVolatile() {
    return Modifier.isVolatile(declaration.flags());
  }

  public boolean isPrivate() {
    return Modifier.isPrivate(declaration.flags());
  }

  /** Reads of the field (fact `Read`), by path and position. */
  public List<Element> reads() {
    List<Element> known = reads;
    if (known == null) {
      known = owner.program().accesses().reads(this);
      reads = known;
    }
    return known;
  }

  /** Stores to the field (fact `Store`), initialisers included, by path and position. */
  public List<Element> writes() {
    List<Element> known = writes;
    if (known == null) {
      known = owner.program().accesses().writes(this);
      writes = known;
    }
    return known;
  }

  /** Everything that is ever put into the field. */
  public List<Expression> values() {
    List<Expression> values = new ArrayList<>();
    for (Element write : writes()) {
      if (write.event() instanceof dev.heddle.fact.Event.Store s) {
        values.add(write.expression(s.value()));
      }
    }
    return values;
  }

  /** What it is known to keep. */
  Kept kept() {
    Kept known = kept;
    if (known == null) {
      known = Kept.of(this);
      kept = known;
    }
    return known;
  }

  /** Whether its declaration gives it a value. */
  boolean isInitialised() {
    return writes().stream().anyMatch(w -> w.method().kind() == Body.Kind.FIELD_INITIALISER);
  }

  /**
   * Which component of a record it is, if the record's constructor is left to the compiler; or -1.
   */
  int component() {
    boolean record = owner.declaration().kind() == TypeDecl.Kind.RECORD;
    return record && !isStatic() && writes().isEmpty()
        ? owner.declaration().fields().indexOf(declaration)
        : -1;
  }

  /** Everything that is ever put into the field, also as a component of a record. */
  List<Expression> given() {
    int component = component();
    return component < 0
        ? values()
        : owner.program().calls().creations(owner.name()).stream()
            .map(creation -> creation.argument(component))
            .filter(Objects::nonNull)
            .toList();
  }

  /** The name in the declaration. */
  public Site site() {
    return new Site(owner.path(), declaration.span());
  }

  @Override
  public String toString() {
    return owner.simpleName() + "." + name();
  }
}

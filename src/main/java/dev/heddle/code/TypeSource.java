package dev.heddle.code;

/** Something that knows the declarations of types; cheap to ask and safe from any thread. */
public interface TypeSource {
  /**
   * The declaration of a type.
   *
   * @param qualifiedName with `.` between nested types, as {@code java.util.Map.Entry}
   * @return null if this source does not know the type
   */
  TypeDecl find(String qualifiedName);

  /** Whether this source knows at least one top-level type of the package. */
  boolean knowsPackage(String packageName);
}

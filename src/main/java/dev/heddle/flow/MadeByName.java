package dev.heddle.flow;

/** Objects made by reflection of a class that a text names: `Class.forName(name).newInstance()`. */
final class MadeByName {
  private MadeByName() {}

  /** The text that names the class of an object, or null if it is made another way. */
  static Expression of(Expression object) {
    Call making = object.localOrigin().call();
    if (making == null || making.isNew() || !making.is("makes-instance")) {
      return null;
    }
    Call from = making.receiver().localOrigin().call();
    if (from != null && !from.isNew() && from.is("finds-constructor")) {
      from = from.receiver().localOrigin().call();
    }
    boolean named = from != null && !from.isNew() && from.is("class-by-name");
    return named ? from.argument(0) : null;
  }
}

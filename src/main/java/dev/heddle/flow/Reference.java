package dev.heddle.flow;

/**
 * A method reference of the sources.
 *
 * @param element the reference itself
 */
public record Reference(Element element) {
  /** The function that it is. */
  public Expression value() {
    return element.result();
  }

  /** The call that receives it as an argument, also through a local; null if there is none. */
  public Call receivingCall() {
    for (Use use : value().allUses()) {
      if (use.kind() == Use.Kind.ARGUMENT) {
        return value().callOf(use);
      }
    }
    return null;
  }
}

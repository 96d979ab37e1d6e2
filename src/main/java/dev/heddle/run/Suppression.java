package dev.heddle.run;

import dev.heddle.code.Site;
import dev.heddle.code.Span;
import java.util.List;

/** Something in a source that asks for silence about some rules. */
interface Suppression {
  /** Where it stands. */
  Span span();

  /** The ids that it names, in its order; perhaps unknown ones. */
  List<String> rules();

  /** Why, as its author says; empty without a reason. */
  String reason();

  /** Whether its form asks for a reason. */
  boolean wantsReason();

  /** Whether it is one of ours, so that an unknown id in it is a mistake. */
  boolean isOurs();

  /** Whether a place lies in the code that it speaks of; the rule is the caller's. */
  boolean covers(Site site, Site statement);
}

package dev.heddle.fact;

import com.github.javaparser.ast.nodeTypes.NodeWithSimpleName;
import dev.heddle.code.TypeRef;
import java.util.List;

/**
 * One string for all that are equal, and one type: programs repeat few names very often, and
 * JavaParser makes each anew. What is forgotten is only made twice.
 */
final class Words {
  private static final int SIZE = 1 << 14;

  // written and read by all workers without order: each entry is immutable, and any will do
  private static final String[] STRINGS = new String[SIZE];
  private static final TypeRef[] TYPES = new TypeRef[SIZE];

  private Words() {}

  static String of(String word) {
    int place = place(word);
    String known = STRINGS[place];
    if (word.equals(known)) {
      return known;
    }
    STRINGS[place] = word;
    return word;
  }

  /** The name of a node. */
  static String of(NodeWithSimpleName<?> node) {
    return of(node.getNameAsString());
  }

  /** The type of a name, without arguments. */
  static TypeRef type(String name) {
    int place = place(name);
    TypeRef known = TYPES[place];
    if (known == null || !known.name().equals(name)) {
      known = new TypeRef(of(name), List.of(), 0, false);
      TYPES[place] = known;
    }
    return known;
  }

  private static int place(String word) {
    int hash = word.hashCode();
    return (hash ^ (hash >>> 14)) & (SIZE - 1);
  }
}

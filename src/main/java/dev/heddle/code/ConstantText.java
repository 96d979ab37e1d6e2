package dev.heddle.code;

import javassist.bytecode.ConstPool;
import javassist.bytecode.FieldInfo;

/** The constant value of a field as Java source text. */
final class ConstantText {
  private static final int LONGEST = 120;

  private ConstantText() {}

  /** Null if the field is no constant, or a text that is too long to be of use. */
  static String of(FieldInfo field) {
    int index = field.getConstantValue();
    if (index == 0) {
      return null;
    }
    ConstPool pool = field.getConstPool();
    switch (field.getDescriptor()) {
      case "J" -> {
        return pool.getLongInfo(index) + "L";
      }
      case "F" -> {
        return pool.getFloatInfo(index) + "f";
      }
      case "D" -> {
        return String.valueOf(pool.getDoubleInfo(index));
      }
      case "Z" -> {
        return String.valueOf(pool.getIntegerInfo(index) != 0);
      }
      case "C" -> {
        return quoted(String.valueOf((char) pool.getIntegerInfo(index)), '\'');
      }
      case "Ljava/lang/String;" -> {
        String text = pool.getStringInfo(index);
        return text.length() > LONGEST ? null : quoted(text, '"');
      }
      default -> {
        return String.valueOf(pool.getIntegerInfo(index));
      }
    }
  }

  private static String quoted(String text, char quote) {
    StringBuilder source = new StringBuilder().append(quote);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == quote || c == '\\') {
        source.append('\\').append(c);
      } else if (c < ' ' || c > '~') {
        source.append(String.format("\\u%04x", (int) c));
      } else {
        source.append(c);
      }
    }
    return source.append(quote).toString();
  }
}

package dev.heddle.code;

/**
 * The words that no name can be, as kinds of tokens.
 *
 * <p>JLS 3.9; words that are reserved in some places only, such as `record`, are names here.
 */
final class Keywords {
  static final int ABSTRACT = 200;
  static final int ASSERT = 201;
  static final int BOOLEAN = 202;
  static final int BREAK = 203;
  static final int BYTE = 204;
  static final int CASE = 205;
  static final int CATCH = 206;
  static final int CHAR = 207;
  static final int CLASS = 208;
  static final int CONST = 209;
  static final int CONTINUE = 210;
  static final int DEFAULT = 211;
  static final int DO = 212;
  static final int DOUBLE = 213;
  static final int ELSE = 214;
  static final int ENUM = 215;
  static final int EXTENDS = 216;
  static final int FALSE = 217;
  static final int FINAL = 218;
  static final int FINALLY = 219;
  static final int FLOAT = 220;
  static final int FOR = 221;
  static final int GOTO = 222;
  static final int IF = 223;
  static final int IMPLEMENTS = 224;
  static final int IMPORT = 225;
  static final int INSTANCEOF = 226;
  static final int INT = 227;
  static final int INTERFACE = 228;
  static final int LONG = 229;
  static final int NATIVE = 230;
  static final int NEW = 231;
  static final int NULL = 232;
  static final int PACKAGE = 233;
  static final int PRIVATE = 234;
  static final int PROTECTED = 235;
  static final int PUBLIC = 236;
  static final int RETURN = 237;
  static final int SHORT = 238;
  static final int STATIC = 239;
  static final int STRICTFP = 240;
  static final int SUPER = 241;
  static final int SWITCH = 242;
  static final int SYNCHRONIZED = 243;
  static final int THIS = 244;
  static final int THROW = 245;
  static final int THROWS = 246;
  static final int TRANSIENT = 247;
  static final int TRUE = 248;
  static final int TRY = 249;
  static final int VOID = 250;
  static final int VOLATILE = 251;
  static final int WHILE = 252;

  private static final int FIRST = ABSTRACT;

  private static final String[] WORDS = {
    "abstract",
    "assert",
    "boolean",
    "break",
    "byte",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extends",
    "false",
    "final",
    "finally",
    "float",
    "for",
    "goto",
    "if",
    "implements",
    "import",
    "instanceof",
    "int",
    "interface",
    "long",
    "native",
    "new",
    "null",
    "package",
    "private",
    "protected",
    "public",
    "return",
    "short",
    "static",
    "strictfp",
    "super",
    "switch",
    "synchronized",
    "this",
    "throw",
    "throws",
    "transient",
    "true",
    "try",
    "void",
    "volatile",
    "while"
  };

  /** More than four places for each word: most other words are told by one look. */
  private static final int SIZE = 256;

  private static final byte[] PLACES = new byte[SIZE];

  private static final int LONGEST = "synchronized".length();

  static {
    for (int i = 0; i < WORDS.length; i++) {
      int place = place(WORDS[i].hashCode());
      while (PLACES[place] != 0) {
        place = (place + 1) % SIZE;
      }
      PLACES[place] = (byte) (i + 1);
    }
  }

  private Keywords() {}

  /**
   * The kind of a word.
   *
   * @param hash that of the string of these characters
   */
  static int kind(char[] text, int start, int end, int hash) {
    if (text[start] < 'a' || end - start > LONGEST) {
      return TokenKind.WORD;
    }
    int place = place(hash);
    while (PLACES[place] != 0) {
      int index = PLACES[place] - 1;
      if (Words.matches(WORDS[index], text, start, end)) {
        return FIRST + index;
      }
      place = (place + 1) % SIZE;
    }
    return TokenKind.WORD;
  }

  /** The word of a kind that is a keyword. */
  static String word(int kind) {
    return WORDS[kind - FIRST];
  }

  /** Whether it names a primitive type. */
  static boolean isPrimitive(int kind) {
    return switch (kind) {
      case BOOLEAN, BYTE, CHAR, DOUBLE, FLOAT, INT, LONG, SHORT -> true;
      default -> false;
    };
  }

  private static int place(int hash) {
    return (hash ^ (hash >>> 8) ^ (hash >>> 16)) & (SIZE - 1);
  }
}

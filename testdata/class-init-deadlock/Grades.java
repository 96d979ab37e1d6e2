package quay.grades;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

enum Grade {
  LOW("l"),
  HIGH("h");

  private final String code;

  Grade(String code) {
    this.code = code;
    Grades.BY_CODE.put(code, this);
  }

  String code() {
    return code;
  }
}

final class Grades {
  static final Map<String, Grade> BY_CODE = new HashMap<>();
  static final Grade DEFAULT = Grade.valueOf("LOW"); // expect: class-init-deadlock

  private Grades() {}

  static Grade of(String code) {
    return BY_CODE.getOrDefault(code, DEFAULT);
  }
}

enum Flag {
  RED,
  WHITE;

  static final int COUNT = Flags.count();
}

final class Flags {
  private static final Flag[] ALL = Flag.values(); // expect: class-init-deadlock

  private Flags() {}

  static int count() {
    return ALL.length;
  }
}

enum Buoy {
  PORT,
  STARBOARD;

  private static final Map<String, Buoy> BY_NAME =
      Arrays.stream(values()).collect(Collectors.toMap(Buoy::name, b -> b));

  static Buoy of(String name) {
    return BY_NAME.get(name);
  }
}

final class Buoys {
  static final Buoy FIRST = Buoy.values()[0];

  private Buoys() {}
}

class Users {
  Grade grade() {
    return Grade.HIGH;
  }

  Grade parsed(String code) {
    return Grades.of(code);
  }

  Flag flag() {
    return Flag.RED;
  }

  int flags() {
    return Flags.count();
  }
}

package shop.shapes;

import java.util.function.Supplier;

public final class Shapes {
  private Shapes() {}

  public static class Base {
    public static final Base UNIT = new Circle(); // expect: class-init-deadlock
  }

  public static class Circle extends Base {}

  public interface Codec {
    Codec DEFAULT = new Plain(); // expect: class-init-deadlock

    default int size() {
      return 1;
    }
  }

  public static class Plain implements Codec {}

  public interface Pure {
    Pure DEFAULT = new Simple();

    int size();
  }

  public static class Simple implements Pure {
    @Override
    public int size() {
      return 1;
    }
  }

  public enum Color {
    RED,
    BLUE;

    static final int COUNT = Table.size();
  }

  public static class Table {
    static final Color FIRST = Color.RED; // expect: class-init-deadlock

    public static int size() {
      return 2;
    }
  }

  public abstract static class Hidden {
    static final Hidden ONLY = new Impl();

    private static final class Impl extends Hidden {}
  }

  public static class Constants {
    public static final int LIMIT = 3;
    public static final String NAME = "x";
    static final Class<?> TYPE = Reader.class;
    static final Reader[] NONE = new Reader[3];
    static final Supplier<Reader> MAKER = Reader::new;
    static final Supplier<Reader> LATER = () -> new Reader();
  }

  public static class Reader {
    static final int MAX = Constants.LIMIT + Constants.NAME.length();
    static final Object OTHER = new Constants();
  }

  public static class Lazy {
    public static Lazy get() {
      return Holder.LAZY;
    }

    private static class Holder {
      static final Lazy LAZY = new Lazy();
    }
  }

  public enum Op {
    PLUS {
      @Override
      int apply(int a, int b) {
        return a + b;
      }
    };

    abstract int apply(int a, int b);
  }
}

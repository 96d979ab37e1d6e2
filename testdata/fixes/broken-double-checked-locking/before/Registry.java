import java.util.HashMap;
import java.util.Map;

class Registry {
  private static Map<String, String> entries;

  static Map<String, String> entries() {
    if (entries == null) {
      synchronized (Registry.class) {
        if (entries == null) {
          entries = new HashMap<>();
        }
      }
    }
    return entries;
  }
}

// who asserts that nothing was there knows to be alone; who only looks at it does not
package quarry.stores;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class AssertedAlone {
  private final Map<Integer, String> stores = new ConcurrentHashMap<>();
  private final Map<Integer, String> groups = new ConcurrentHashMap<>();

  void open(int id) {
    if (!stores.containsKey(id)) {
      String old = stores.put(id, "store " + id);
      assert old == null : "opened twice: " + id;
    }
  }

  void openPlain(int id) {
    if (!stores.containsKey(id)) {
      String old = stores.put(id, "plain " + id);

      assert old == null;
    }
  }

  void replace(int id) {
    if (stores.get(id) == null) {
      String old = stores.put(id, "new " + id); // expect: non-atomic-update
      assert id > 0;
      System.out.println(old == null);
    }
  }

  void join(int id) {
    if (!groups.containsKey(id)) {
      String old = groups.put(id, "group " + id); // expect: non-atomic-update
      if (old != null) {
        System.out.println(old);
      }
    }
  }
}

package quay.shapes.order;

import java.util.function.Supplier;

class Audit {
  private Ledger<? extends Entry> ledger;

  synchronized void write(Entry entry) {
    System.out.println(entry);
  }

  synchronized void reconcile() {
    inside(() -> ledger.total());
  }

  private <R> R inside(Supplier<R> body) {
    return body.get();
  }
}

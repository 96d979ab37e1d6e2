import java.util.concurrent.CompletableFuture;

/** A reference to one of several methods of a name is told by what it is given. */
class OverloadedReference {
  private final CompletableFuture<Integer> price = new CompletableFuture<>();

  CompletableFuture<Void> named(CompletableFuture<String> name) {
    return name.thenAccept(this::take);
  }

  CompletableFuture<Void> numbered(CompletableFuture<Integer> number) {
    return number.thenAccept(this::take); // expect: blocking-in-completion
  }

  CompletableFuture<Void> given(CompletableFuture<Integer> number) {
    return number.thenAccept(this::give); // expect: blocking-in-completion
  }

  private void take(Number number) {
    System.out.println(number.intValue() + price.join());
  }

  private void take(String name) {
    System.out.println(name);
  }

  private void give(Object any) {
    System.out.println(any.toString() + price.join());
  }

  private void give(int number) {
    System.out.println(number);
  }
}

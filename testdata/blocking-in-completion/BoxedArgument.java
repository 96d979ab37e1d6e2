import java.util.concurrent.CompletableFuture;

/** A number that only a parameter of type Object takes is boxed for it. */
class BoxedArgument {
  private final CompletableFuture<Integer> price = new CompletableFuture<>();

  CompletableFuture<Void> halves(CompletableFuture<String> name) {
    return name.thenAccept(text -> take(0.5));
  }

  CompletableFuture<Void> ones(CompletableFuture<String> name) {
    return name.thenAccept(text -> take(1)); // expect: blocking-in-completion
  }

  private void take(int number) {
    System.out.println(number + price.join());
  }

  private void take(Object any) {
    System.out.println(any);
  }
}

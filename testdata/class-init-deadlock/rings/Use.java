package shop.rings;

final class Use {
  int sum() {
    return Left.size() + new Right().hashCode();
  }
}

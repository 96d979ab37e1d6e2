// essence: Quarkus' reactive repositories and entities give cold results
package orchard;

import io.quarkus.hibernate.reactive.panache.PanacheEntity;
import io.quarkus.hibernate.reactive.panache.PanacheRepository;
import io.smallrye.mutiny.Uni;

class Orchard {
  static class Tree extends PanacheEntity {
    String kind;
  }

  static class Trees implements PanacheRepository<Tree> {}

  private final Trees trees = new Trees();

  void plant(Tree tree) {
    trees.persist(tree); // expect: unsubscribed-publisher
    tree.persist(); // expect: unsubscribed-publisher
    trees.persist(tree).subscribe().with(t -> System.out.println(t)); // expect: lost-subscription
    trees.persist(tree).subscribe().with(t -> System.out.println(t), e -> System.err.println(e));
  }

  Uni<Void> graft(String kind) {
    return trees.findAll().firstResult().invoke(t -> trees.flush()).replaceWithVoid(); // expect: unsubscribed-publisher
  }

  Uni<Tree> found(long id) {
    return trees.findById(id);
  }
}

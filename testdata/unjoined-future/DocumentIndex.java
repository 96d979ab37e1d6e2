// essence: Elasticsearch's asynchronous client gives futures
package index;

import co.elastic.clients.elasticsearch.ElasticsearchAsyncClient;
import java.util.concurrent.CompletableFuture;

class DocumentIndex {
  record Page(String text) {}

  private final ElasticsearchAsyncClient client;

  DocumentIndex(ElasticsearchAsyncClient client) {
    this.client = client;
  }

  void add(Page page) {
    client.index(i -> i.index("pages").document(page)); // expect: unjoined-future
  }

  void remove(String id) {
    client.delete(d -> d.index("pages").id(id)).thenAccept(r -> System.out.println(r.result())); // expect: unjoined-future
  }

  void addLogged(Page page) {
    client.index(i -> i.index("pages").document(page)).exceptionally(e -> {
      System.err.println(e);
      return null;
    });
  }

  CompletableFuture<Boolean> ping() {
    return client.ping().thenApply(r -> r.value());
  }
}

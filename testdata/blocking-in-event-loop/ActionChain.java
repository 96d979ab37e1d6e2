// source: Elasticsearch action listeners wrap each other; actionGet inside onResponse
package action.chain;

import org.elasticsearch.action.ActionListener;
import org.elasticsearch.action.get.GetRequest;
import org.elasticsearch.action.get.GetResponse;
import org.elasticsearch.client.Client;

public class ActionChain {
    private final Client client;

    public ActionChain(Client client) {
        this.client = client;
    }

    public void follow(GetRequest first, GetRequest second) {
        client.get(first, new ActionListener<GetResponse>() {
            @Override
            public void onResponse(GetResponse response) {
                GetResponse next = client.get(second).actionGet(); // expect: blocking-in-event-loop
                System.out.println(next.isExists());
            }

            @Override
            public void onFailure(Exception failure) {
                System.err.println(failure.getMessage());
            }
        });
    }

    public void followFree(GetRequest first, GetRequest second, ActionListener<GetResponse> listener) {
        client.get(first, ActionListener.wrap(response -> client.get(second, listener), listener::onFailure));
    }

    public boolean existsNow(GetRequest request) {
        return client.get(request).actionGet().isExists();
    }
}

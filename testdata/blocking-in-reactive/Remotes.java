// clients that wait: graph databases, search, identity, clusters, containers, repositories, clouds
package depot.remotes;

import com.github.dockerjava.api.DockerClient;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import java.util.concurrent.CompletionStage;
import org.apache.solr.client.solrj.SolrClient;
import org.apache.solr.client.solrj.SolrQuery;
import org.eclipse.jgit.api.Git;
import org.jdbi.v3.core.Jdbi;
import org.keycloak.admin.client.Keycloak;
import org.keycloak.admin.client.resource.UserResource;
import org.neo4j.driver.Driver;
import org.neo4j.driver.Session;
import org.neo4j.driver.async.AsyncSession;
import reactor.core.publisher.Mono;
import software.amazon.awssdk.services.kms.KmsClient;
import software.amazon.awssdk.services.lambda.LambdaClient;
import software.amazon.awssdk.services.sfn.SfnClient;
import software.amazon.awssdk.services.sns.SnsAsyncClient;
import software.amazon.awssdk.services.sns.SnsClient;
import software.amazon.awssdk.services.ssm.SsmClient;

final class Remotes {
  private final Mono<String> source = Mono.just("x");

  Mono<?> graph(Driver driver) {
    return source.map(id -> {
      try (Session session = driver.session()) {
        return session.run("RETURN 1").single(); // expect: blocking-in-reactive
      }
    });
  }

  Mono<?> graphRead(Session session) {
    return source.map(id -> session.executeRead(tx -> tx.run(id).list())); // expect: blocking-in-reactive
  }

  Mono<?> graphQuery(Driver driver) {
    return source.map(id -> driver.executableQuery(id).execute()); // expect: blocking-in-reactive
  }

  Mono<?> graphLater(AsyncSession session) {
    return source.flatMap(id -> Mono.fromCompletionStage(() -> session.runAsync(id)));
  }

  Mono<?> table(Jdbi jdbi) {
    return source.map(id -> jdbi.withHandle(h -> h.createQuery(id).mapTo(String.class).one())); // expect: blocking-in-reactive
  }

  Mono<?> tableOpen(Jdbi jdbi) {
    return source.doOnNext(id -> {
      try (var handle = jdbi.open()) { // expect: blocking-in-reactive
        handle.createUpdate(id).execute(); // expect: blocking-in-reactive
      }
    });
  }

  Mono<?> search(SolrClient solr) {
    return source.map(id -> {
      try {
        return solr.query("books", new SolrQuery(id)); // expect: blocking-in-reactive
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    });
  }

  Mono<?> user(Keycloak keycloak) {
    return source.map(id -> keycloak.realm("r").users().get(id).toRepresentation()); // expect: blocking-in-reactive
  }

  Mono<UserResource> userLater(Keycloak keycloak) {
    return source.map(id -> keycloak.realm("r").users().get(id));
  }

  Mono<?> pod(KubernetesClient client) {
    return source.map(id -> client.pods().inNamespace("n").withName(id).get()); // expect: blocking-in-reactive
  }

  Mono<?> pods(KubernetesClient client) {
    return source.map(id -> client.pods().inNamespace(id).list()); // expect: blocking-in-reactive
  }

  Mono<?> newPod(KubernetesClient client, Pod pod) {
    return source.map(id -> client.resource(pod).create()); // expect: blocking-in-reactive
  }

  Mono<?> officialPods(CoreV1Api api) {
    return source.map(id -> {
      try {
        return api.listNamespacedPod(id).limit(10).execute(); // expect: blocking-in-reactive
      } catch (ApiException e) {
        throw new IllegalStateException(e);
      }
    });
  }

  Mono<?> container(DockerClient docker) {
    return source.map(id -> docker.inspectContainerCmd(id).exec()); // expect: blocking-in-reactive
  }

  Mono<?> repository() {
    return source.map(url -> {
      try (Git git = Git.cloneRepository().setURI(url).call()) { // expect: blocking-in-reactive
        return git.toString();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    });
  }

  Mono<?> topic(SnsClient sns) {
    return source.map(text -> sns.publish(r -> r.message(text))); // expect: blocking-in-reactive
  }

  Mono<?> parameter(SsmClient ssm) {
    return source.map(name -> ssm.getParameter(r -> r.name(name))); // expect: blocking-in-reactive
  }

  Mono<?> key(KmsClient kms) {
    return source.map(id -> kms.describeKey(r -> r.keyId(id))); // expect: blocking-in-reactive
  }

  Mono<?> function(LambdaClient lambda, SfnClient steps) {
    return source.map(name -> lambda.invoke(r -> r.functionName(name))) // expect: blocking-in-reactive
        .map(x -> steps.startExecution(r -> r.name("n"))); // expect: blocking-in-reactive
  }

  Mono<?> topicLater(SnsAsyncClient sns) {
    return source.flatMap(text -> Mono.fromFuture(() -> sns.publish(r -> r.message(text))));
  }

  CompletionStage<?> stage(AsyncSession session) {
    return session.executeReadAsync(tx -> tx.runAsync("RETURN 1"));
  }

  synchronized void locked(SnsClient sns, Session session) {
    sns.publish(r -> r.message("x")); // expect: blocking-under-lock
    session.run("CREATE ()");
  }
}

// enable: missing-timeout
package cancel.clients;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import org.springframework.http.client.SimpleClientHttpRequestFactory;
import org.springframework.web.client.RestTemplate;

final class Clients {
  private final HttpClient client = HttpClient.newHttpClient();
  private final RestTemplate rest = new RestTemplate(); // expect: missing-timeout

  int connection(URL url) throws IOException {
    HttpURLConnection c = (HttpURLConnection) url.openConnection(); // expect: missing-timeout
    c.setConnectTimeout(1000);
    return c.getResponseCode();
  }

  int plain(URL url) throws IOException {
    return url.openConnection().getContentLength(); // expect: missing-timeout
  }

  String send(URI uri) throws Exception {
    HttpRequest.Builder builder = HttpRequest.newBuilder(uri);
    builder.header("a", "b");
    return client.send(builder.build(), BodyHandlers.ofString()).body(); // expect: missing-timeout
  }

  String sendFromHelper(URI uri) throws Exception {
    return client.send(request(uri), BodyHandlers.ofString()).body(); // expect: missing-timeout
  }

  private static HttpRequest request(URI uri) {
    return HttpRequest.newBuilder().uri(uri).GET().build();
  }

  Connection database() throws SQLException {
    return DriverManager.getConnection("jdbc:postgresql://db/x"); // expect: missing-timeout
  }

  Socket socket(String host) throws IOException {
    Socket s = new Socket(host, 80); // expect: missing-timeout
    s.setSoTimeout(1000);
    return s;
  }

  // -- silent

  int limited(URL url) throws IOException {
    HttpURLConnection c = (HttpURLConnection) url.openConnection();
    c.setConnectTimeout(1000);
    c.setReadTimeout(1000);
    return c.getResponseCode();
  }

  int limitedInHelper(URL url) throws IOException {
    HttpURLConnection c = (HttpURLConnection) url.openConnection();
    limit(c);
    return c.getResponseCode();
  }

  private static void limit(HttpURLConnection c) {
    c.setConnectTimeout(1000);
    c.setReadTimeout(1000);
  }

  String sendInTime(URI uri) throws Exception {
    HttpRequest.Builder builder = HttpRequest.newBuilder(uri);
    builder.timeout(Duration.ofSeconds(1));
    return client.send(builder.build(), BodyHandlers.ofString()).body();
  }

  String given(HttpRequest request) throws Exception {
    return client.send(request, BodyHandlers.ofString()).body();
  }

  RestTemplate limitedRest() {
    SimpleClientHttpRequestFactory factory = new SimpleClientHttpRequestFactory();
    factory.setConnectTimeout(1000);
    factory.setReadTimeout(1000);
    return new RestTemplate(factory);
  }

  RestTemplate limitedLater(SimpleClientHttpRequestFactory factory) {
    RestTemplate template = new RestTemplate();
    template.setRequestFactory(factory);
    return template;
  }

  Connection limitedDatabase() throws SQLException {
    return DriverManager.getConnection("jdbc:postgresql://db/x?socketTimeout=5&connectTimeout=5");
  }

  Socket limitedSocket(String host) throws IOException {
    Socket s = new Socket();
    s.connect(new InetSocketAddress(host, 80), 1000);
    s.setSoTimeout(1000);
    return s;
  }
}

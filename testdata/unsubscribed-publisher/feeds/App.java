package feeds;

import java.util.List;

public class App {
    public static void main(String[] args) {
        List<Feed<String>> feeds = List.of(new News());
        feeds.forEach(Feed::storeAll); // expect: unsubscribed-publisher
        feeds.forEach(f -> f.storeAll().blockingAwait()); // maybe: await-in-loop
        feeds.forEach(Feed::start);
    }
}

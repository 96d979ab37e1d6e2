// source: the pool is a protected field of the super class and is used by its template method
package crawl.tasks;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

final class SiteCrawler extends Crawler {
    SiteCrawler() {
        this(Executors.newFixedThreadPool(6));
    }

    SiteCrawler(ExecutorService executor) {
        super(executor);
    }

    @Override
    String fetch(String url) {
        return "page of " + url;
    }

    void crawlLater(List<String> urls) {
        executor.execute(() -> {
            List<String> pages = fetchAll(urls); // expect: self-waiting-pool
            System.out.println(pages.size());
        });
    }

    List<String> crawlNow(List<String> urls) {
        return fetchAll(urls);
    }
}

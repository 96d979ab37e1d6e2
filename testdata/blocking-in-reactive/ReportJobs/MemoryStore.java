// source: supporting file
package report.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

final class MemoryStore implements ReportStore {
    private final Map<String, String> reports = new ConcurrentHashMap<>();

    @Override
    public String load(String id) {
        return reports.getOrDefault(id, "");
    }
}

// source: supporting file
package report.web;

public sealed interface ReportStore permits DiskStore, MemoryStore {
    String load(String id);
}

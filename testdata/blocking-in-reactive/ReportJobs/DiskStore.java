// source: supporting file
package report.web;

import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.io.UncheckedIOException;

final class DiskStore implements ReportStore {
    @Override
    public String load(String id) {
        try (BufferedReader reader = new BufferedReader(new FileReader("/reports/" + id))) {
            return reader.readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

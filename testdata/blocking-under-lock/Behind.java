package quay.behind;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

public class Behind {
  private final List<String> hails = new ArrayList<>();

  public void hail(String ship) throws IOException {
    synchronized (hails) {
      InetSocketAddress address = new InetSocketAddress(ship, 80);
      Socket line = new Socket();
      line.connect(address, 1000); // expect: blocking-under-lock
      hails.add(line.toString());
    }
  }

  public void logged(Path log) throws IOException, InterruptedException {
    synchronized (hails) {
      hails.addAll(Files.readAllLines(log));
      Thread.sleep(10); // expect: blocking-under-lock
    }
  }
}

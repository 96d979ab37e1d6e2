package shop.tools;

import java.io.File;
import java.io.IOException;
import java.util.concurrent.TimeUnit;

public class Tools {
  private Process kept;

  public void dropped() throws IOException {
    new ProcessBuilder("make", "all").start(); // expect: lost-process
    Runtime.getRuntime().exec("sync"); // expect: lost-process
  }

  public long pid() throws IOException {
    Process child = new ProcessBuilder("serve").start(); // expect: lost-process
    return child.pid();
  }

  public int exec() throws Exception {
    Process child = Runtime.getRuntime().exec(new String[] {"ls", "-l"});
    return child.waitFor(); // expect: lost-process
  }

  public int configured(File folder) throws Exception {
    ProcessBuilder builder = new ProcessBuilder("git", "log");
    builder.directory(folder).redirectErrorStream(true);
    Process child = builder.start();
    return child.waitFor(); // expect: lost-process
  }

  public boolean timed() throws Exception {
    Process child = new ProcessBuilder("make").inheritIO().start();
    return child.waitFor(5, TimeUnit.SECONDS); // expect: lost-process
  }

  public void timedBranch() throws Exception {
    Process child = new ProcessBuilder("make").inheritIO().start();
    if (!child.waitFor(5, TimeUnit.SECONDS)) { // expect: lost-process
      throw new IllegalStateException("too slow");
    }
  }

  public int viaHelper() throws Exception {
    Process child = started();
    return child.waitFor(); // expect: lost-process
  }

  public int viaSilentHelper() throws Exception {
    return silent("make").waitFor();
  }

  private static Process silent(String... command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    return builder.redirectErrorStream(true).redirectOutput(new File("make.log")).start();
  }

  public void viaHelperLost() throws Exception {
    started(); // expect: lost-process
  }

  private Process started() throws IOException {
    return new ProcessBuilder("make").start();
  }

  public void killed() throws Exception {
    Process child = new ProcessBuilder("make").inheritIO().start();
    if (!child.waitFor(5, TimeUnit.SECONDS)) {
      child.destroyForcibly();
    }
  }

  public String read() throws Exception {
    Process child = new ProcessBuilder("ls").redirectErrorStream(true).start();
    String text = new String(child.getInputStream().readAllBytes());
    child.waitFor();
    return text;
  }

  public int inherited() throws Exception {
    ProcessBuilder builder = new ProcessBuilder("ls");
    builder.inheritIO();
    return builder.start().waitFor();
  }

  public int toFile(File log) throws Exception {
    return new ProcessBuilder("ls").redirectErrorStream(true).redirectOutput(log).start().waitFor();
  }

  public void detached() throws Exception {
    new ProcessBuilder("daemon")
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  public void opener(String url) throws IOException {
    Runtime.getRuntime().exec(new String[] {"xdg-open", url});
    new ProcessBuilder("rundll32", "url.dll,FileProtocolHandler", url).start();
  }

  public Process returned() throws IOException {
    Process child = new ProcessBuilder("ls").start();
    return child;
  }

  public void stored() throws IOException {
    kept = new ProcessBuilder("ls").start();
  }

  public void hook() throws IOException {
    Process child = new ProcessBuilder("ls").start();
    child.onExit().thenAccept(p -> System.out.println(p.exitValue())); // maybe: unjoined-future
  }

  public int reader() throws Exception {
    Process child = new ProcessBuilder("ls").start();
    Thread reader = new Thread(() -> drain(child));
    reader.start();
    return child.waitFor();
  }

  private void drain(Process child) {
    System.out.println(child.getInputStream());
  }

  public int given(Process child) throws InterruptedException {
    return child.waitFor();
  }

  public int stopped() throws Exception {
    Process child = new ProcessBuilder("ls").start();
    child.destroy();
    return child.waitFor();
  }
}

package atlas.view;

import java.io.IOException;

/** Programs of the desktop that show something, and one that works. */
class Openers {
  void show(String address, boolean old) throws IOException, InterruptedException {
    String command = "rundll32 url.dll,FileProtocolHandler " + address;
    if (old) {
      command = "rundll32 shell32.dll,ShellExec_RunDLL " + address;
    }
    Process shown = Runtime.getRuntime().exec(command);
    shown.waitFor();
    Runtime.getRuntime().exec(new String[] {"xdg-open", address});
  }

  int render(String map) throws IOException, InterruptedException {
    String command = "render --all " + map;
    Process process = Runtime.getRuntime().exec(command);
    return process.waitFor(); // expect: lost-process
  }
}

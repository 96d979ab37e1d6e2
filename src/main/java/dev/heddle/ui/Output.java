package dev.heddle.ui;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/** The output of the process; knows whether somebody who waits for it did not get all of it. */
final class Output extends OutputStream {
  private final OutputStream to;
  private IOException fault;

  Output(FileDescriptor descriptor) {
    this(new FileOutputStream(descriptor));
  }

  Output(OutputStream to) {
    this.to = to;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      to.write(bytes, from, length);
    } catch (IOException e) {
      fault = fault == null ? e : fault;
      throw e;
    }
  }

  @Override
  public void flush() throws IOException {
    to.flush();
  }

  /** Why something could not be written; null if all was, or if the reader had read enough. */
  String loss() {
    if (fault == null) {
      return null;
    }
    String why = fault.getMessage() == null ? fault.toString() : fault.getMessage();
    return why.toLowerCase(Locale.ROOT).contains("pipe") ? null : why;
  }
}

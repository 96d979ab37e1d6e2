package dev.heddle.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What is written to a full disk is lost; what nobody wants to read any more is not. */
class OutputTest {
  private static Output failing(String message) {
    return new Output(
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(message);
          }
        });
  }

  @Test
  void aFullDiskLosesTheReport() {
    Output output = failing("No space left on device");
    assertThrows(IOException.class, () -> output.write('x'));
    assertEquals("No space left on device", output.loss());
  }

  @Test
  void aReaderWhoHasReadEnoughMissesNothing() throws IOException {
    Output output = failing("Broken pipe");
    assertThrows(IOException.class, () -> output.write('x'));
    assertNull(output.loss());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Output whole = new Output(bytes);
    whole.write(new byte[] {'a', 'b'});
    assertEquals("ab", bytes.toString(StandardCharsets.UTF_8));
    assertNull(whole.loss());
  }
}

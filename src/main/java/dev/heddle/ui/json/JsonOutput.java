package dev.heddle.ui.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import dev.heddle.ui.format.CommandGuard;
import java.io.IOException;
import java.io.Writer;

/** How our JSON is laid out: two blanks a level, `\n` on every platform. */
public final class JsonOutput {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonOutput() {}

  /** The layout of a document that people may read. */
  public static DefaultPrettyPrinter layout() {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    Separators separators =
        Separators.createDefaultInstance()
            .withRootSeparator("\n")
            .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
            .withObjectEmptySeparator("")
            .withArrayEmptySeparator("");
    return new DefaultPrettyPrinter(separators)
        .withObjectIndenter(indenter)
        .withArrayIndenter(indenter);
  }

  /** A generator of one laid-out document; closing it leaves the writer open. */
  public static JsonGenerator document(Writer out) throws IOException {
    JsonGenerator json = lines(out);
    json.setPrettyPrinter(layout());
    return json;
  }

  /** A generator that adds no white space; closing it leaves the writer open. */
  static JsonGenerator lines(Writer out) throws IOException {
    JsonGenerator json = FACTORY.createGenerator(CommandGuard.json(out));
    json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    return json;
  }
}

package dev.heddle.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The published schema knows the keys that the reader knows. */
class ConfigSchemaTest {
  @ParameterizedTest
  @CsvSource({
    "'', ''",
    "'[rules]', '/properties/rules'",
    "'[paths]', '/properties/paths'",
    "'[[per-path]]\npaths = [\"a\"]', '/properties/per-path/items'",
  })
  void hasTheSameKeys(String header, String pointer) throws IOException {
    JsonNode schema = new ObjectMapper().readTree(Path.of("rules/heddle.schema.json").toFile());
    TreeSet<String> keys = new TreeSet<>();
    schema.at(pointer + "/properties").fieldNames().forEachRemaining(keys::add);
    UsageError error =
        assertThrows(
            UsageError.class,
            () ->
                ConfigReader.parse(
                    Path.of("c"), header + "\nqqqqqqq = 1", new RuleNames(ConfigReaderTest.PAGES)));
    String message = error.getMessage();
    assertEquals(
        String.join(", ", keys), message.substring(message.indexOf("here: ") + "here: ".length()));
  }
}

package dev.heddle.ui.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.code.Site;
import dev.heddle.flow.Effect;
import dev.heddle.flow.Step;
import dev.heddle.flow.Way;
import dev.heddle.run.ThreadMap;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

/** A map of threads as one JSON document. */
public final class ThreadMapJson {
  private final JsonGenerator json;

  private ThreadMapJson(JsonGenerator json) {
    this.json = json;
  }

  /** Writes the map; the writer stays open. */
  public static void write(ThreadMap map, Writer out) throws IOException {
    try (JsonGenerator json = JsonOutput.document(out)) {
      new ThreadMapJson(json).map(map);
      json.writeRaw('\n');
    }
  }

  private void map(ThreadMap map) throws IOException {
    json.writeStartObject();
    json.writeNumberField("release", map.release().number());
    json.writeStringField("releaseReason", map.release().reason());
    json.writeArrayFieldStart("bodies");
    for (ThreadMap.Entry entry : map.entries()) {
      entry(entry);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void entry(ThreadMap.Entry entry) throws IOException {
    json.writeStartObject();
    json.writeStringField("method", entry.method());
    json.writeBooleanField("lambda", entry.lambda());
    place(entry.site());
    json.writeArrayFieldStart("contexts");
    for (Way way : entry.ways()) {
      reason(way.context().kind(), way.context().confidence(), way.steps());
    }
    json.writeEndArray();
    json.writeArrayFieldStart("waits");
    for (Effect effect : entry.effects()) {
      reason(effect.kind(), effect.confidence(), effect.steps());
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void reason(Enum<?> kind, Enum<?> confidence, List<Step> trail) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", word(kind));
    json.writeStringField("confidence", word(confidence));
    json.writeArrayFieldStart("trail");
    for (Step step : trail) {
      json.writeStartObject();
      place(step.site());
      json.writeStringField("text", step.text());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void place(Site site) throws IOException {
    json.writeStringField("path", site.path());
    json.writeNumberField("line", site.span().line());
    json.writeNumberField("column", site.span().column());
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

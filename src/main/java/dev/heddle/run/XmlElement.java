package dev.heddle.run;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * An element of an XML file: its local name, its own text without the blanks around it, and its
 * children. Attributes and namespaces are left out.
 *
 * <p>The files come from strangers: no document type is read, so nothing outside the file is opened
 * and no entity can grow.
 */
record XmlElement(String name, String text, List<XmlElement> children) {
  private static final int MAX_DEPTH = 200;

  /** The root element; empty if the text is not well formed. */
  static Optional<XmlElement> parse(String xml) {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    try {
      return read(factory.createXMLStreamReader(new StringReader(xml)));
    } catch (XMLStreamException malformed) {
      return Optional.empty();
    }
  }

  /** The first child of that name. */
  Optional<XmlElement> child(String childName) {
    return all(childName).findFirst();
  }

  /** Whether a child of that name has that text. */
  boolean has(String childName, String childText) {
    return all(childName).anyMatch(element -> element.text.equals(childText));
  }

  /** All elements that a path of names leads to; `*` stands for any name. */
  Stream<XmlElement> all(String... path) {
    Stream<XmlElement> found = Stream.of(this);
    for (String step : path) {
      found =
          found
              .flatMap(element -> element.children.stream())
              .filter(element -> step.equals("*") || step.equals(element.name));
    }
    return found;
  }

  private record Open(String name, StringBuilder text, List<XmlElement> children) {}

  private static Optional<XmlElement> read(XMLStreamReader reader) throws XMLStreamException {
    Deque<Open> open = new ArrayDeque<>();
    while (reader.hasNext()) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          if (open.size() == MAX_DEPTH) {
            return Optional.empty();
          }
          open.push(new Open(reader.getLocalName(), new StringBuilder(), new ArrayList<>()));
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> {
          if (!open.isEmpty()) {
            open.peek().text().append(reader.getText());
          }
        }
        case XMLStreamConstants.END_ELEMENT -> {
          Open done = open.pop();
          XmlElement element =
              new XmlElement(
                  done.name(), done.text().toString().strip(), List.copyOf(done.children()));
          if (open.isEmpty()) {
            return Optional.of(element);
          }
          open.peek().children().add(element);
        }
        default -> {
          // comments, entity references and the like carry nothing for us
        }
      }
    }
    return Optional.empty();
  }
}

package dev.heddle.ui.xml;

import dev.heddle.ui.format.Visible;

/** Foreign text as part of an XML document; what XML 1.0 cannot hold is written as an escape. */
final class XmlText {
  private XmlText() {}

  /** One attribute with the blank before it. */
  static String attribute(String name, Object value) {
    return " " + name + "=\"" + escape(value.toString()) + "\"";
  }

  /** Text for an attribute or an element. */
  static String escape(String text) {
    StringBuilder xml = new StringBuilder(text.length() + 16);
    text.codePoints().forEach(c -> append(xml, c));
    return xml.toString();
  }

  private static void append(StringBuilder xml, int c) {
    switch (c) {
      case '&' -> xml.append("&amp;");
      case '<' -> xml.append("&lt;");
      case '>' -> xml.append("&gt;");
      case '"' -> xml.append("&quot;");
      case '\'' -> xml.append("&apos;");
      case '\t', '\n', '\r' -> xml.append("&#").append(c).append(';');
      case 0xFFFE, 0xFFFF -> xml.append('\uFFFD');
      default -> Visible.append(xml, c);
    }
  }
}

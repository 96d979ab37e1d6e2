package dev.heddle.run;

import dev.heddle.code.Parser;
import dev.heddle.code.SourceFile;
import dev.heddle.rule.Finding;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Does the rewrites of findings, at most one at a place; others wait until the file is scanned
 * again. A file that would not parse any more is left alone.
 *
 * @param files with their changes, in the order of their paths
 * @param refused why a file is left alone, by path
 */
public record Mending(List<MendedFile> files, NavigableMap<String, String> refused) {

  /**
   * Rewrites files below a root; writes nothing.
   *
   * @param unsafe whether rewrites count that somebody should look at
   * @throws IOException if a file cannot be read
   */
  public static Mending of(Path root, Collection<Finding> findings, boolean unsafe)
      throws IOException {
    NavigableMap<String, List<Finding>> byPath = new TreeMap<>();
    for (Finding finding : findings) {
      boolean allowed = finding.rewrite().safe() || unsafe;
      if (!finding.rewrite().isEmpty() && allowed) {
        byPath.computeIfAbsent(finding.site().path(), path -> new ArrayList<>()).add(finding);
      }
    }
    Mending mending = new Mending(new ArrayList<>(), new TreeMap<>());
    for (Map.Entry<String, List<Finding>> entry : byPath.entrySet()) {
      mending.mend(entry.getKey(), Files.readAllBytes(root.resolve(entry.getKey())), entry);
    }
    return mending;
  }

  /** How many rewrites are done. */
  public int rewrites() {
    return files.stream().mapToInt(MendedFile::rewrites).sum();
  }

  private void mend(String path, byte[] bytes, Map.Entry<String, List<Finding>> findings) {
    Charset charset = charsetOf(bytes);
    if (charset == null) {
      refused.put(path, "its encoding is not known");
      return;
    }
    String raw = new String(bytes, charset);
    boolean marked = charset.equals(StandardCharsets.UTF_8) && raw.startsWith("\uFEFF");
    String text = marked ? raw.substring(1) : raw;
    List<List<Splice>> chosen = choose(new Splicing(text), findings.getValue());
    List<Splice> splices = chosen.stream().flatMap(List::stream).sorted().toList();
    if (splices.isEmpty()) {
      return;
    }
    MendedFile file = new MendedFile(path, text, splices, chosen.size(), charset, marked);
    if (parses(path, file.after()) || !parses(path, text)) {
      files.add(file);
    } else {
      refused.put(path, "it would not parse any more");
    }
  }

  /** The rewrites that stay apart from those before them. */
  private static List<List<Splice>> choose(Splicing splicing, List<Finding> findings) {
    List<List<Splice>> chosen = new ArrayList<>();
    for (Finding finding : findings) {
      splicing
          .of(finding.rewrite())
          .filter(splices -> chosen.stream().noneMatch(other -> overlap(splices, other)))
          .ifPresent(chosen::add);
    }
    return chosen;
  }

  private static boolean overlap(List<Splice> one, List<Splice> other) {
    return one.get(0).from() <= other.get(other.size() - 1).to()
        && other.get(0).from() <= one.get(one.size() - 1).to();
  }

  private static boolean parses(String path, String text) {
    return new Parser().parse(new SourceFile(path, text)).problems().isEmpty();
  }

  /** UTF-8, or an encoding with one byte a character where sites count the same; else null. */
  private static Charset charsetOf(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (text.indexOf('\uFFFD') < 0
        || java.util.Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes)) {
      return StandardCharsets.UTF_8;
    }
    return text.length() == bytes.length ? StandardCharsets.ISO_8859_1 : null;
  }
}

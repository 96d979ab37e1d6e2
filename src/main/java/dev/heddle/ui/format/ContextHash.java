package dev.heddle.ui.format;

import dev.heddle.rule.Finding;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;

/**
 * Names findings by what they are about instead of where they stand: rule, enclosing member and
 * statement, so that a name survives moved lines and new formatting.
 */
public final class ContextHash {
  private static final int HEX_DIGITS = 32;

  private final Sources sources;
  private final Map<String, Integer> seen = new HashMap<>();

  /** Hashes for one report; findings must be asked for in its order. */
  public ContextHash(Sources sources) {
    this.sources = sources;
  }

  /** Hexadecimal digits, a colon, and which of the equal ones this is, counted from 1. */
  public String of(Finding finding) {
    String statement = sources.condensed(finding.statement().path(), finding.statement().span());
    String hash = digest(String.join("\n", finding.rule(), finding.member(), statement));
    return hash + ":" + seen.merge(hash, 1, Integer::sum);
  }

  private static String digest(String text) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      byte[] bytes = sha.digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(bytes).substring(0, HEX_DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}

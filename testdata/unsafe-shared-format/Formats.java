package shop.formats;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.DateFormat;
import java.text.DecimalFormat;
import java.text.Format;
import java.text.MessageFormat;
import java.text.SimpleDateFormat;
import java.time.format.DateTimeFormatter;
import java.util.Calendar;
import java.util.Date;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Cipher;
import org.apache.commons.lang3.time.FastDateFormat;
import org.springframework.stereotype.Service;

public class Formats {
  private static final DateFormat DAY = new SimpleDateFormat("yyyy"); // expect: unsafe-shared-format
  static final DecimalFormat AMOUNT = new DecimalFormat("0.00"); // expect: unsafe-shared-format
  private static final MessageFormat LINE = new MessageFormat("{0}"); // expect: unsafe-shared-format
  private static Calendar today = Calendar.getInstance(); // expect: unsafe-shared-format
  private static final Matcher WORD = Pattern.compile("\\w").matcher(""); // expect: unsafe-shared-format
  private static MessageDigest digest; // expect: unsafe-shared-format
  private static final Format PLAIN = new SimpleDateFormat("yy"); // expect: unsafe-shared-format
  private static final FastDateFormat FAST = FastDateFormat.getInstance("yyyy");
  private static final DateTimeFormatter SAFE = DateTimeFormatter.ISO_DATE;
  private static final Pattern PATTERN = Pattern.compile("x");
  private static final SimpleDateFormat GUARDED = new SimpleDateFormat("dd");
  private static final SimpleDateFormat LOCKED = new SimpleDateFormat("MM");
  private static final SimpleDateFormat TEMPLATE = new SimpleDateFormat("HH");
  private static final SimpleDateFormat HALF = new SimpleDateFormat("ss"); // expect: unsafe-shared-format
  private static final ThreadLocal<SimpleDateFormat> PER_THREAD =
      ThreadLocal.withInitial(() -> new SimpleDateFormat("ss"));
  private final SimpleDateFormat own = new SimpleDateFormat("mm");

  static {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  public String day(Date date) {
    return DAY.format(date) + AMOUNT.format(1) + LINE.format(new Object[0]) + today + WORD + digest;
  }

  public String guarded(Date date) {
    synchronized (GUARDED) {
      return GUARDED.format(date);
    }
  }

  public static synchronized String locked(Date date) {
    return LOCKED.format(date);
  }

  public static synchronized String half(Date date) {
    return HALF.format(date);
  }

  public static String unlocked(Date date) {
    return HALF.format(date);
  }

  public String cloned(Date date) {
    return ((SimpleDateFormat) TEMPLATE.clone()).format(date) + PER_THREAD.get() + SAFE + PATTERN;
  }

  public String mine(Date date) {
    return own.format(date);
  }

  @Service
  static class Encryption {
    private Cipher cipher; // expect: unsafe-shared-format

    String encrypt(byte[] bytes) throws Exception {
      return new String(cipher.doFinal(bytes));
    }
  }
}

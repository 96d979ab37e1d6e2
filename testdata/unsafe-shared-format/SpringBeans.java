package acme.spring;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.DateFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.stereotype.Component;
import org.springframework.stereotype.Controller;
import org.springframework.stereotype.Repository;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.annotation.RequestScope;

public class SpringBeans {
    @RestController
    public static class Dates {
        private final SimpleDateFormat format = new SimpleDateFormat("yyyy"); // expect: unsafe-shared-format
        private final ThreadLocal<DateFormat> local = ThreadLocal.withInitial(() -> new SimpleDateFormat("MM"));
        private final Pattern word = Pattern.compile("\\w+");

        public String year() {
            return format.format(new Date()) + local.get().format(new Date()) + word.pattern();
        }
    }

    @Controller
    public static class Guarded {
        private final NumberFormat price = NumberFormat.getInstance(Locale.ROOT);

        public synchronized String price(double amount) {
            return price.format(amount);
        }
    }

    @Component
    @RequestScope
    public static class PerRequest {
        private final Calendar now = Calendar.getInstance();

        public long millis() {
            return now.getTimeInMillis();
        }
    }

    @Repository
    public static class Hashes {
        private MessageDigest digest; // expect: unsafe-shared-format

        public void init() throws NoSuchAlgorithmException {
            digest = MessageDigest.getInstance("MD5");
        }

        public byte[] hash(byte[] data) {
            digest.reset();
            return digest.digest(data);
        }
    }

    public static class Parsed {
        private final DateFormat format;

        public Parsed(String pattern) {
            format = new SimpleDateFormat(pattern);
        }

        public Date parse(String text) throws ParseException {
            return format.parse(text);
        }
    }

    private static final DateFormat[] FORMATS = {
        new SimpleDateFormat("yyyy"), new SimpleDateFormat("MM")
    };

    private static final ThreadLocal<Matcher> MATCHER =
            ThreadLocal.withInitial(() -> Pattern.compile("x").matcher(""));

    public static Date any(String text) throws ParseException {
        String local = new SimpleDateFormat("yyyy").toPattern();
        return ((DateFormat) FORMATS[0].clone()).parse(text + local + MATCHER.get().groupCount());
    }
}

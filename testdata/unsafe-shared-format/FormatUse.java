package acme.shapes;

import java.text.DateFormat;
import java.text.DecimalFormat;
import java.text.MessageFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import javax.crypto.Mac;
import jakarta.inject.Singleton;
import jakarta.servlet.http.HttpServlet;
import org.springframework.context.annotation.Scope;
import org.springframework.stereotype.Component;

public interface FormatUse {
    DateFormat ISO = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss"); // expect: unsafe-shared-format

    static String print(Date date) {
        return ISO.format(date);
    }

    final class Locked {
        private static final Lock LOCK = new ReentrantLock();
        private static final DecimalFormat MONEY = new DecimalFormat("0.00");
        private static final MessageFormat LINE = new MessageFormat("{0}: {1}");
        private static final Supplier<DateFormat> NEW = () -> new SimpleDateFormat("HH");

        static String money(double amount) {
            LOCK.lock();
            try {
                return MONEY.format(amount);
            } finally {
                LOCK.unlock();
            }
        }

        static synchronized String line(Object a, Object b) {
            return LINE.format(new Object[] {a, b});
        }

        static String hour(Date date) {
            return NEW.get().format(date);
        }
    }

    final class HalfLocked {
        private static final SimpleDateFormat DAY = new SimpleDateFormat("dd"); // expect: unsafe-shared-format

        static synchronized String day(Date date) {
            return DAY.format(date);
        }

        static Date parse(String text) throws ParseException {
            return DAY.parse(text);
        }
    }

    class Own extends SimpleDateFormat {
        static final Own SHARED = new Own(); // expect: unsafe-shared-format

        Own() {
            super("yyyy");
        }
    }

    class PageServlet extends HttpServlet {
        private final SimpleDateFormat header = new SimpleDateFormat("EEE"); // expect: unsafe-shared-format

        String header(Date date) {
            return header.format(date);
        }
    }

    @Singleton
    class Signer {
        private final Mac mac; // expect: unsafe-shared-format

        Signer(Mac mac) {
            this.mac = mac;
        }

        byte[] sign(byte[] text) {
            return mac.doFinal(text);
        }
    }

    @Component
    @Scope("prototype")
    class PerUse {
        private final Calendar calendar = new GregorianCalendar();

        long now() {
            return calendar.getTimeInMillis();
        }
    }

    enum Unit {
        KILO(new DecimalFormat("0 k")), // maybe: unsafe-shared-format
        MEGA(new DecimalFormat("0 M")); // maybe: unsafe-shared-format

        private final DecimalFormat format; // maybe: unsafe-shared-format

        Unit(DecimalFormat format) {
            this.format = format;
        }

        String print(long value) {
            return format.format(value);
        }
    }

    record Printer(DateFormat format) {
        String print(Date date) {
            return format.format(date);
        }
    }
}

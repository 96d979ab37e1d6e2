// source: alibaba/nacos#4217 | essence: @Async by meta-annotation, on interfaces, on super classes, with qualifiers, in nested beans and through proxies
package fixture.hierarchy;

import jakarta.annotation.PostConstruct;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Lazy;
import org.springframework.scheduling.annotation.Async;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.stereotype.Service;

public class AsyncHierarchy {
    @Async("mail")
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.RUNTIME)
    public @interface InBackground {}

    /** of another library */
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Deferred {}

    public abstract static class Base {
        @Async
        public void audit(String text) {
            System.out.println(text);
        }

        protected abstract void run(String text);
    }

    @Service
    public static class Mails extends Base {
        private final ApplicationContext context;

        @Autowired
        @Lazy
        private Mails self;

        public Mails(ApplicationContext context) {
            this.context = context;
        }

        @InBackground
        public void send(String to) {
            System.out.println("mail to " + to);
        }

        @InBackground
        public CompletableFuture<Boolean> sendChecked(String to) {
            return CompletableFuture.completedFuture(!to.isEmpty());
        }

        @Deferred
        public void later(String to) {
            System.out.println("later " + to);
        }

        public void all(List<String> to) {
            to.forEach(this::send); // expect: spring-async-misuse
            for (String each : to) {
                send(each); // expect: spring-async-misuse
                later(each);
                self.send(each);
            }
        }

        public void audited(String to) {
            audit(to); // expect: spring-async-misuse
            self.audit(to);
            context.getBean(Mails.class).audit(to);
        }

        @Override
        protected void run(String text) {
            Mails.this.send(text); // expect: spring-async-misuse
            Runnable direct = () -> send(text); // maybe: spring-async-misuse
            direct.run();
        }

        public boolean checked(String to) {
            return self.sendChecked(to).join() && sendChecked(to).join(); // expect: spring-async-misuse
        }

        public void dropped(String to) {
            self.sendChecked(to); // expect: lost-task
        }

        @Scheduled(fixedDelay = 1000)
        public void nightly() {
            send("night"); // expect: spring-async-misuse
        }

        @PostConstruct
        void warm() {
            send("warm"); // expect: spring-async-misuse
        }

        public void inThread(String to) {
            new Thread(new Runnable() {
                @Override
                public void run() {
                    send(to);
                }
            }).start();
            Runnable here = new Runnable() {
                @Override
                public void run() {
                    send(to); // expect: spring-async-misuse
                }
            };
            here.run();
        }

        @Async
        public void chained(String to) {
            send(to); // maybe: spring-async-misuse
        }
    }

    @Component
    public static class Desk {
        private final Mails mails;

        public Desk(Mails mails) {
            this.mails = mails;
        }

        public void work(List<String> to) {
            to.forEach(mails::send);
            mails.audit("desk");
            mails.sendChecked("a").whenComplete((ok, failure) -> System.out.println(failure));
        }

        public boolean wait(String to) {
            return mails.sendChecked(to).join();
        }
    }

    @Async
    @Component
    public static class Everything {
        public void open() {
            System.out.println("open");
        }

        public List<String> list() { // expect: spring-async-misuse
            return List.of();
        }

        public Void none() { // expect: spring-async-misuse
            return null;
        }

        private String hidden() {
            return "hidden";
        }

        public String toText() { // expect: spring-async-misuse
            return hidden();
        }
    }

    public interface Printer {
        CompletableFuture<Void> print(String text);
    }

    @Service
    public static class LinePrinter implements Printer {
        @Async
        @Override
        public CompletableFuture<Void> print(String text) {
            System.out.println(text);
            return CompletableFuture.completedFuture(null);
        }
    }

    @Component
    public static class Office {
        private final Printer printer;

        public Office(Printer printer) {
            this.printer = printer;
        }

        public void work(String text) {
            printer.print(text); // expect: lost-task
        }
    }

    static class PlainTest {
        void direct() {
            new Mails(null).send("x");
        }
    }
}

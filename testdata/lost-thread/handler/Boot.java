// enable: lost-thread
// essence: a default handler set in another file excuses lost threads
package handlerset;

public final class Boot {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.err.println(t + " died: " + e));
        new Server().start(() -> System.out.println(args[0]));
    }
}

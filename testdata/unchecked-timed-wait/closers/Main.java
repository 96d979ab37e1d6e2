// essence: closing helper of another file; pools of main
package latchlib;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Main {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> f = pool.submit(() -> args.length);
        System.out.println(f.get());
        Waits.close(pool);
    }

    static void forgetful(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2); // expect: unclosed-executor
        Future<Integer> f = pool.submit(() -> args.length);
        System.out.println(f.get());
        print(pool.toString());
    }

    private static void print(String s) {
        System.out.println(s);
    }

    static void helperKeeps(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2); // maybe: unclosed-executor
        useOnly(pool, args);
    }

    private static void useOnly(ExecutorService pool, String[] args) {
        pool.execute(() -> System.out.println(args.length));
    }
}

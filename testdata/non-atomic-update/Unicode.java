package acme.local;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.SECONDS;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class Unicode {
    private final Map<String, Integer> größen = new ConcurrentHashMap<>();
    private final java.util.concurrent.locks.ReentrantLock schloss = new java.util.concurrent.locks.ReentrantLock();
    private volatile int zähler;
    private final List<String>[] buckets;

    @SuppressWarnings("unchecked")
    public Unicode() {
        buckets = new List[4];
        for (int i = 0; i < buckets.length; i++) buckets[i] = new CopyOnWriteArrayList<>();
        zähler++;
    }

    public void zählen() { zähler++; } // expect: non-atomic-update

    public void messen(String name) { if (!größen.containsKey(name)) größen.put(name, name.length()); } // expect: non-atomic-update

    public void sperren(String s) { schloss.lock(); int n = Integer.parseInt(s); größen.put(s, n); schloss.unlock(); } // expect: unreleased-lock

    public void warten() { try { MILLISECONDS.sleep(5); } catch (InterruptedException e) { } } // expect: swallowed-interrupt

    public void bucket(int i, String s) {
        if (!buckets[i].contains(s)) buckets[i].add(s); // maybe: non-atomic-update
    }

    public Integer holen(ExecutorService pool, Callable<Integer> arbeit) throws Exception {
        return pool.submit(arbeit).get(3, SECONDS); // expect: task-abandoned-on-timeout
    }

    public int[] paare(List<Integer> zahlen) {
        final int[] summe = new int[]{0}, anzahl = new int[1];
        zahlen.parallelStream().forEach(z -> { summe[0] += z; }); // expect: shared-mutable-capture
        zahlen.forEach(z -> { anzahl[0]++; });
        return new int[]{summe[0], anzahl[0]};
    }

    public synchronized void nap() throws InterruptedException { wait(5); } // expect: wait-outside-loop

    public void start() {
        new Thread() {
            @Override public void run() {
                try {
                    while (!isInterrupted()) { SECONDS.sleep(1); System.out.println("tick"); }
                } catch (InterruptedException stop) {
                    // the end
                }
            }
        }.start();
    }

    public void spin() { while (zähler < 10); } // expect: busy-wait

    public boolean beide(Lock a, Lock b) {
        if (a.tryLock()) try { if (b.tryLock()) try { return true; } finally { b.unlock(); } } finally { a.unlock(); }
        return false;
    }
}

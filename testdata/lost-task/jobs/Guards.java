package jobs;

public final class Guards {
    private Guards() {}

    public static Runnable logging(Runnable job) {
        return () -> {
            try {
                job.run();
            } catch (Exception e) {
                System.err.println("job failed: " + e);
            }
        };
    }

    public static Runnable timed(Runnable job) {
        return () -> {
            long start = System.nanoTime();
            job.run();
            System.out.println(System.nanoTime() - start);
        };
    }
}

class UnsafeJobs {
  void go(Runnable job) {
    Thread thread = new Thread(job);
    thread.start();
    new Thread(job, "second").start();
  }
}

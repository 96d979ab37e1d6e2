class UnsafeJobs {
  void go(Runnable job) {
    Thread thread = new Thread(job);
    thread.run();
    new Thread(job, "second");
  }
}

// essence: an accessor of a record gives what the record holds
package accessors;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

class Accessors {
  record Job(String name, Future<Integer> result) {
    Future<Integer> again(ExecutorService pool) {
      return pool.submit(name::length);
    }
  }

  int sum(List<Job> jobs) throws Exception {
    int sum = 0;
    for (Job job : jobs) {
      sum += job.result().get();
    }
    return sum;
  }

  void touch(Job job, ExecutorService pool) {
    job.result();
    job.again(pool); // expect: unjoined-future
  }
}

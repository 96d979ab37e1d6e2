// source: each worker has a thread of its own: waiting for another worker is not waiting for oneself
package round.robin;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class Desk {
    private final Worker first = new Worker();
    private final Worker second = new Worker();
    private final ExecutorService desk = Executors.newFixedThreadPool(2); // maybe: unclosed-executor

    Future<String> both(String question) {
        return desk.submit(() -> first.answer(question) + second.answer(question));
    }

    Future<String> again(String question) {
        return desk.submit(() -> {
            String answer = first.answer(question);
            return "desk: " + answer;
        });
    }

    Future<String> self(String question) {
        return desk.submit(() -> {
            Future<String> other = both(question);
            return other.get(); // expect: self-waiting-pool
        });
    }
}

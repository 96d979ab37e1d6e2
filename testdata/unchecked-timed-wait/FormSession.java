package sandbox.forms;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class FormSession {
    private final Lock lock = new ReentrantLock();
    private final Map<String, String> answers = new HashMap<>();

    public void answer(String question, String text) throws InterruptedException {
        lock.tryLock(5, TimeUnit.SECONDS); // expect: unchecked-timed-wait
        try {
            answers.put(question, text);
        } finally {
            lock.unlock();
        }
    }

    public boolean answerIfFree(String question, String text) {
        if (lock.tryLock()) {
            try {
                answers.put(question, text);
                return true;
            } finally {
                lock.unlock();
            }
        }
        return false;
    }

    public Map<String, String> snapshot() throws InterruptedException {
        boolean held = lock.tryLock(1, TimeUnit.SECONDS);
        try {
            return held ? Map.copyOf(answers) : Map.of();
        } finally {
            if (held) {
                lock.unlock();
            }
        }
    }
}

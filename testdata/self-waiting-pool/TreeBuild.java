// source: recursion: a method submits itself to the pool and waits for the children
package tree.build;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class TreeBuild {
    record Node(String name, List<Node> children) {}

    private final ExecutorService pool = Executors.newFixedThreadPool(8); // maybe: unclosed-executor

    public Future<Integer> start(Node root) {
        return pool.submit(() -> count(root)); // expect: self-waiting-pool
    }

    private int count(Node node) throws ExecutionException, InterruptedException {
        List<Future<Integer>> parts = new ArrayList<>();
        for (Node child : node.children()) {
            parts.add(pool.submit(() -> count(child))); // expect: self-waiting-pool
        }
        int sum = 1;
        for (Future<Integer> part : parts) {
            sum += part.get();
        }
        return sum;
    }

    public int depth(Node node) {
        int deepest = 0;
        for (Node child : node.children()) {
            deepest = Math.max(deepest, depth(child));
        }
        return deepest + 1;
    }
}

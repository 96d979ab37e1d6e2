// operations of a transaction: what they are told above is another overload
package post.batches;

import java.util.List;
import org.redisson.api.RBatch;
import org.redisson.api.RMapAsync;
import org.redisson.api.RedissonClient;

class BatchOverloads {
    void commitAll(RBatch batch, List<Op> all) {
        for (Op op : all) {
            op.commit(batch);
        }
        batch.execute();
    }

    void other(RedissonClient client, Lone lone) {
        lone.commit(client.getMap("m"));
    }
}

abstract class Op {
    abstract void commit(RBatch batch);
}

abstract class MapOp extends Op {
    @Override
    final void commit(RBatch batch) {
        RMapAsync<String, Integer> map = map(batch);
        commit(map);
    }

    private RMapAsync<String, Integer> map(RBatch batch) {
        return batch.getMap("m");
    }

    abstract void commit(RMapAsync<String, Integer> map);
}

class Lone {
    void commit(RMapAsync<String, Integer> map) {
        map.fastPutAsync("k", 1); // expect: unjoined-future
    }
}

class Op1 extends MapOp {
    @Override
    void commit(RMapAsync<String, Integer> map) {
        map.fastPutAsync("k1", 1);
    }
}

class Op2 extends MapOp {
    @Override
    void commit(RMapAsync<String, Integer> map) {
        map.fastPutAsync("k2", 2);
    }
}

class Op3 extends MapOp {
    @Override
    void commit(RMapAsync<String, Integer> map) {
        map.fastPutAsync("k3", 3);
    }
}

class Op4 extends MapOp {
    @Override
    void commit(RMapAsync<String, Integer> map) {
        map.fastPutAsync("k4", 4);
    }
}

class Op5 extends MapOp {
    @Override
    void commit(RMapAsync<String, Integer> map) {
        map.fastPutAsync("k5", 5);
    }
}

class Op6 extends MapOp {
    @Override
    void commit(RMapAsync<String, Integer> map) {
        map.fastPutAsync("k6", 6);
    }
}

class Op7 extends MapOp {
    @Override
    void commit(RMapAsync<String, Integer> map) {
        map.fastPutAsync("k7", 7);
    }
}

class Op8 extends MapOp {
    @Override
    void commit(RMapAsync<String, Integer> map) {
        map.fastPutAsync("k8", 8);
    }
}

class Op9 extends MapOp {
    @Override
    void commit(RMapAsync<String, Integer> map) {
        map.fastPutAsync("k9", 9);
    }
}

class Top1 extends Op {
    @Override
    void commit(RBatch batch) {
        batch.getBucket("b1").setAsync("1");
    }
}

class Top2 extends Op {
    @Override
    void commit(RBatch batch) {
        batch.getBucket("b2").setAsync("2");
    }
}

class Top3 extends Op {
    @Override
    void commit(RBatch batch) {
        batch.getBucket("b3").setAsync("3");
    }
}

class Top4 extends Op {
    @Override
    void commit(RBatch batch) {
        batch.getBucket("b4").setAsync("4");
    }
}

class Top5 extends Op {
    @Override
    void commit(RBatch batch) {
        batch.getBucket("b5").setAsync("5");
    }
}

class Top6 extends Op {
    @Override
    void commit(RBatch batch) {
        batch.getBucket("b6").setAsync("6");
    }
}

class Top7 extends Op {
    @Override
    void commit(RBatch batch) {
        batch.getBucket("b7").setAsync("7");
    }
}

class Top8 extends Op {
    @Override
    void commit(RBatch batch) {
        batch.getBucket("b8").setAsync("8");
    }
}

class Top9 extends Op {
    @Override
    void commit(RBatch batch) {
        batch.getBucket("b9").setAsync("9");
    }
}

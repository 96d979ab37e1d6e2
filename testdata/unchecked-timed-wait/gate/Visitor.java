// essence: helper that returns the timed result, dropped or not by callers of another file
package gate;

public class Visitor {
    private final Gate gate;

    public Visitor(Gate gate) {
        this.gate = gate;
    }

    public void visit() throws InterruptedException {
        gate.pass(100); // maybe: unchecked-timed-wait
        System.out.println("in");
    }

    public boolean tryVisit() throws InterruptedException {
        return gate.pass(100);
    }

    public void force() throws InterruptedException {
        gate.passOrGo(100);
        gate.passOrThrow(100);
    }
}

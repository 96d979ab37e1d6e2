package handlerset;

public class Server {
    public void start(Runnable r) {
        new Thread(r, "server").start();
        Thread.startVirtualThread(r);
    }
}

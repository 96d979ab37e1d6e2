package acme.real;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class GameServer implements Runnable {
    private final ServerSocket server;
    private final ExecutorService clients = Executors.newFixedThreadPool(32);
    private final Map<Integer, Player> players = new ConcurrentHashMap<>();
    private final Map<Integer, List<String>> chat = new HashMap<>();
    private volatile boolean running = true;
    private volatile int joined;
    private int round;

    private class Player implements Runnable {
        private final Socket socket;
        private final ObjectOutputStream out;
        private final int id;
        private int score;
        private int pending;

        Player(int id, Socket socket) throws IOException {
            this.id = id;
            this.socket = socket;
            this.out = new ObjectOutputStream(socket.getOutputStream());
        }

        @Override
        public void run() {
            joined++; // expect: non-atomic-update
            try {
                while (running && socket.isConnected()) {
                    int move = socket.getInputStream().read();
                    if (move < 0) {
                        break;
                    }
                    play(move);
                }
            } catch (IOException e) {
                System.err.println("player " + id + " left: " + e);
            } finally {
                players.remove(id);
                joined--; // expect: non-atomic-update
            }
        }

        private void play(int move) {
            synchronized (GameServer.this) {
                score += move;
                round++;
            }
        }

        void tell(Object message) throws IOException {
            synchronized (out) {
                out.writeObject(message);
                out.flush();
                pending--;
            }
        }

        void queue() {
            synchronized (out) {
                pending++;
            }
        }

        void dropAll() {
            pending = 0; // expect: inconsistent-sync
        }

        int score() {
            synchronized (GameServer.this) {
                return score;
            }
        }
    }

    public GameServer(int port) throws IOException {
        server = new ServerSocket(port);
    }

    @Override
    public void run() {
        int next = 0;
        while (running) {
            try {
                Player player = new Player(next++, server.accept());
                players.put(player.id, player);
                clients.execute(player);
            } catch (IOException e) {
                if (running) {
                    System.err.println(e);
                }
            }
        }
    }

    public synchronized int round() {
        return round;
    }

    public synchronized void newRound() {
        round = 0;
        for (Player player : players.values()) {
            player.score = 0;
        }
    }

    public void skipRound() {
        round++; // expect: inconsistent-sync
    }

    public void say(int id, String text) {
        synchronized (chat) {
            chat.computeIfAbsent(id, i -> new ArrayList<>()).add(text);
        }
        players.values().forEach(player -> {
            try {
                player.queue();
                player.tell(text);
            } catch (IOException e) {
                player.dropAll();
            }
        });
    }

    public List<String> chat(int id) {
        synchronized (chat) {
            return new ArrayList<>(chat.getOrDefault(id, List.of()));
        }
    }

    public void kick(int id) throws IOException {
        if (players.containsKey(id)) {
            players.get(id).socket.close();
            players.remove(id);
        }
    }

    public int best() {
        return players.values().stream().mapToInt(Player::score).max().orElse(0);
    }

    public void stop() throws IOException, InterruptedException {
        running = false;
        server.close();
        clients.shutdown();
        if (!clients.awaitTermination(5, TimeUnit.SECONDS)) {
            clients.shutdownNow();
        }
    }
}

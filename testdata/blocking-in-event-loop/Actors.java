package hive.actor;

import akka.actor.AbstractActor;
import akka.actor.ActorRef;
import akka.actor.ActorSystem;
import akka.actor.Props;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

public class Actors {
    static final class Bee extends AbstractActor {
        private final Executor disk;

        Bee(Executor disk) {
            this.disk = disk;
        }

        @Override
        public Receive createReceive() {
            return receiveBuilder()
                    .match(String.class, name -> getSender().tell(read(name), getSelf())) // expect: blocking-in-event-loop
                    .match(Integer.class, number -> {
                        CompletableFuture.supplyAsync(() -> read("n" + number), disk) // maybe: lost-task
                                .thenAccept(text -> getSender().tell(text, getSelf()));
                    })
                    .matchEquals(1L, this::long1) // expect: blocking-in-event-loop
                    .matchAny(other -> System.out.println(other))
                    .build();
        }

        private void long1(Long number) {
            read("l" + number);
        }
    }

    static final class DiskBee extends AbstractActor {
        @Override
        public Receive createReceive() {
            return receiveBuilder().match(String.class, name -> getSender().tell(read(name), getSelf())).build();
        }
    }

    static ActorRef start(ActorSystem system, Executor disk) {
        system.actorOf(Props.create(DiskBee.class).withDispatcher("disk-dispatcher"));
        return system.actorOf(Props.create(Bee.class, disk));
    }

    static String read(String name) {
        try {
            return Files.readString(Path.of(name));
        } catch (java.io.IOException e) {
            return "";
        }
    }
}

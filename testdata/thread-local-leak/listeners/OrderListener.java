package acme.listen;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
public class OrderListener {
    @KafkaListener(topics = "orders")
    public void received(String message) {
        TraceContext.begin(message.substring(0, 8)); // expect: thread-local-leak
        handle(message);
        TraceContext.end();
    }

    @KafkaListener(topics = "returns")
    public void returned(String message) {
        try {
            TraceContext.begin(message.substring(0, 8));
            handle(message);
        } finally {
            TraceContext.end();
        }
    }

    private void handle(String message) {
        if (message.isEmpty()) {
            throw new IllegalArgumentException(TraceContext.current());
        }
    }
}

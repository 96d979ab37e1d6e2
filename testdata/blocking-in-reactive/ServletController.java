// with servlet types in sight the thread belongs to the request
package ware.mvc;

import jakarta.servlet.http.HttpServletRequest;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

@RestController
public class ServletController {
    private final JdbcTemplate jdbc;

    public ServletController(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @GetMapping("/count")
    public Mono<Integer> count(HttpServletRequest request) {
        return Mono.just(jdbc.queryForObject("select count(*) from ware", Integer.class));
    }
}

package login.guard;

import org.springframework.security.core.userdetails.ReactiveUserDetailsService;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.core.userdetails.UserDetails;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.security.core.Authentication;
import org.springframework.security.authentication.ReactiveAuthenticationManager;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

public class Security implements ReactiveUserDetailsService {
    private final JdbcTemplate jdbc;

    public Security(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public Mono<UserDetails> findByUsername(String name) {
        UserDetails user = load(name); // expect: blocking-in-reactive
        return Mono.justOrEmpty(user);
    }

    private UserDetails load(String name) {
        String secret = jdbc.queryForObject("select secret from u where name = ?", String.class, name);
        return User.withUsername(name).password(secret).build();
    }

    public static class Manager implements ReactiveAuthenticationManager {
        private final Security users;

        public Manager(Security users) {
            this.users = users;
        }

        @Override
        public Mono<Authentication> authenticate(Authentication given) {
            return Mono.fromCallable(() -> users.load(given.getName()))
                    .subscribeOn(Schedulers.boundedElastic())
                    .map(u -> given);
        }
    }
}

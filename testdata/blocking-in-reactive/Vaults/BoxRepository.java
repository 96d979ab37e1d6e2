package quay.vault;

import org.springframework.data.repository.CrudRepository;

public interface BoxRepository extends CrudRepository<String, Long> {}

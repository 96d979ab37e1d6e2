// essence: publisher of an inherited generic method dropped
package base;

import reactor.core.publisher.Mono;

public class BookService extends AbstractService<BookService.Book, String> {
    public record Book(String isbn) {}

    public BookService(Repository<Book, String> repository) {
        super(repository);
    }

    public void add(Book book) {
        store(book); // expect: unsubscribed-publisher
    }

    public Mono<Void> replace(Book book) {
        return repository.remove(book.isbn()).doOnSuccess(v -> store(book)); // expect: unsubscribed-publisher
    }

    public Mono<Book> replaceRight(Book book) {
        return repository.remove(book.isbn()).then(store(book));
    }

    public void twice(Book book) {
        this.repository.saveTwice(book); // expect: unsubscribed-publisher
    }

    public Mono<Long> count() {
        return repository.all().map(this::store).count(); // expect: nested-async
    }
}

package acme.remote;

import java.rmi.Remote;
import java.rmi.RemoteException;
import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;

interface Store extends Remote {
  void save(String line) throws RemoteException;
}

class StoreServer implements Store {
  private int lines;

  @Override
  public synchronized void save(String line) {
    lines++;
    note(line);
    this.note(line);
  }

  void note(String line) {
    System.out.println(line + lines);
  }
}

class Caller {
  private final Store store;
  private int calls;

  Caller(Store store) {
    this.store = store;
  }

  synchronized void call(String line) throws RemoteException {
    store.save(line); // expect: blocking-under-lock
    calls++;
  }
}

interface Names extends JpaRepository<String, Long> {
  List<String> findByText(String text);

  default String label(String text) {
    return "name " + text;
  }
}

class RemoteOrNot {
  private final Names names;
  private int asked;

  RemoteOrNot(Names names) {
    this.names = names;
  }

  synchronized String label(String text) {
    asked++;
    return names.label(text);
  }

  synchronized List<String> find(String text) {
    asked++;
    return names.findByText(text); // expect: blocking-under-lock
  }
}

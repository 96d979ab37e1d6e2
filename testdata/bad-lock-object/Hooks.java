// a setter for the package that only tests can call, and one that a container calls at the start
package depot.hooks;

import java.util.ArrayList;
import java.util.List;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.BeanFactoryAware;

public class Hooks implements BeanFactoryAware {
    private List<String> balancer;
    private List<String> delegate = new ArrayList<>();
    private List<String> called = new ArrayList<>();

    void start() {
        balancer = new ArrayList<>();
    }

    void setBalancer(List<String> balancer) {
        this.balancer = balancer;
    }

    @Override
    public void setBeanFactory(BeanFactory factory) {
        delegate = new ArrayList<>(factory.getAliases("delegate").length);
    }

    void setCalled(List<String> called) {
        this.called = called;
    }

    static class Owner {
        void swap(Hooks hooks) {
            hooks.setCalled(new ArrayList<>());
        }
    }

    public void balance() {
        synchronized (balancer) {
            balancer.clear();
        }
        synchronized (delegate) {
            delegate.clear();
        }
        synchronized (called) { // maybe: bad-lock-object
            called.clear();
        }
    }

    static class Plain {
        private List<String> opened = new ArrayList<>();

        public void setOpened(List<String> opened) {
            this.opened = opened;
        }

        void clear() {
            synchronized (opened) { // expect: bad-lock-object
                opened.clear();
            }
        }
    }
}

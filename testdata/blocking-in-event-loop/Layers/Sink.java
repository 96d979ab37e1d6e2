// source: supporting file
package layers.app;

interface Sink {
    void accept(String line);
}

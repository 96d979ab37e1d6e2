package start.mention;

import com.google.common.util.concurrent.ListenableFuture;

interface Guava {
  ListenableFuture<String> send(String text);
}

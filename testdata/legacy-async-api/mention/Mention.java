package start.mention;

import com.google.common.util.concurrent.FutureCallback;
import org.springframework.util.concurrent.ListenableFuture; // expect: legacy-async-api

interface Mention {
  ListenableFuture<String> send(String text);

  FutureCallback<String> callback();
}

package dev.heddle.ui.lsp;

import dev.heddle.rule.Pages;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The language server: one client, over two streams. */
public final class HeddleServer implements LanguageServer {
  private final Documents documents;
  private final Watch watch;
  private final String version;
  private final CompletableFuture<Void> exit = new CompletableFuture<>();
  private volatile boolean shutdown;

  private HeddleServer(Workspaces workspaces, Pages pages, String version, long delayMillis) {
    this.documents = new Documents(workspaces, pages, delayMillis);
    this.watch = new Watch(documents);
    this.version = version;
  }

  /**
   * Serves until the client says exit or closes the streams.
   *
   * @param opening how to open the workspace of a file
   * @param delayMillis how long a text must stay as it is before it is analysed
   * @return whether the client asked for a shutdown before, as it should
   */
  public static boolean serve(
      Opening opening,
      Pages pages,
      String version,
      long delayMillis,
      InputStream in,
      OutputStream out)
      throws InterruptedException {
    HeddleServer server = new HeddleServer(new Workspaces(opening), pages, version, delayMillis);
    var launcher = LSPLauncher.createServerLauncher(server, in, out);
    server.connect(launcher.getRemoteProxy());
    Future<Void> listening = launcher.startListening();
    CompletableFuture<Void> closed =
        CompletableFuture.runAsync(() -> await(listening), HeddleServer::onOwnThread);
    try {
      CompletableFuture.anyOf(closed, server.exit).get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } finally {
      listening.cancel(true);
      server.documents.close();
    }
    return server.shutdown;
  }

  /** The wait lasts as long as the server: it must not take a thread of the common pool. */
  private static void onOwnThread(Runnable wait) {
    Thread thread = new Thread(wait, "heddle-lsp-end");
    thread.setDaemon(true);
    thread.start();
  }

  private static void await(Future<Void> listening) {
    try {
      listening.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | CancellationException e) {
      // the streams are gone, and with them the client
    }
  }

  private void connect(LanguageClient client) {
    documents.connect(client);
  }

  @Override
  @SuppressWarnings("deprecation") // clients of before 2018 name one root
  public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
    if (params.getWorkspaceFolders() != null) {
      documents.folders(
          params.getWorkspaceFolders().stream().map(folder -> path(folder.getUri())).toList());
    } else if (params.getRootUri() != null) {
      documents.folders(List.of(path(params.getRootUri())));
    }
    ServerCapabilities capabilities = new ServerCapabilities();
    capabilities.setTextDocumentSync(TextDocumentSyncKind.Full);
    capabilities.setHoverProvider(true);
    capabilities.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix)));
    return CompletableFuture.completedFuture(
        new InitializeResult(capabilities, new ServerInfo("heddle", version)));
  }

  /** The place of a URI; clients write `%3A` for the colon of a drive. */
  static Path path(String uri) {
    return Path.of(URI.create(uri));
  }

  @Override
  public CompletableFuture<Object> shutdown() {
    shutdown = true;
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void exit() {
    exit.complete(null);
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return documents;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return watch;
  }
}

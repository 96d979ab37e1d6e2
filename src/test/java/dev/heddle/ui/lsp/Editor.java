package dev.heddle.ui.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** An editor that speaks the protocol over two streams. */
public final class Editor implements LanguageClient {
  private static final long PATIENCE_SECONDS = 60;

  private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
  private final LanguageServer server;
  private int version;

  public Editor(InputStream in, OutputStream out) {
    var launcher = LSPLauncher.createClientLauncher(this, in, out);
    var unused = launcher.startListening();
    server = launcher.getRemoteProxy();
  }

  public InitializeResult initialize(Path folder)
      throws InterruptedException, ExecutionException, TimeoutException {
    InitializeParams params = new InitializeParams();
    params.setWorkspaceFolders(List.of(new WorkspaceFolder(uri(folder), "project")));
    return server.initialize(params).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  /** Opens a file with a text and gives the diagnostics for it. */
  public PublishDiagnosticsParams open(Path file, String text) throws InterruptedException {
    TextDocumentItem item = new TextDocumentItem(uri(file), "java", ++version, text);
    server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(item));
    return await();
  }

  /** Types without looking at the answer. */
  public void type(Path file, String text) {
    var id = new VersionedTextDocumentIdentifier(uri(file), ++version);
    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(id, List.of(new TextDocumentContentChangeEvent(text))));
  }

  /** Types and gives the diagnostics for the new text. */
  public PublishDiagnosticsParams change(Path file, String text) throws InterruptedException {
    type(file, text);
    return await();
  }

  /** The diagnostics of the newest text; older ones are skipped. */
  public PublishDiagnosticsParams await() throws InterruptedException {
    while (true) {
      PublishDiagnosticsParams next = published.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (next == null) {
        throw new IllegalStateException("no diagnostics");
      }
      if (next.getVersion() == null || next.getVersion() == version) {
        return next;
      }
    }
  }

  /** How many answers are there that nobody has looked at. */
  public int unread() {
    return published.size();
  }

  public List<CodeAction> actions(Path file, Range range)
      throws InterruptedException, ExecutionException, TimeoutException {
    CodeActionParams params =
        new CodeActionParams(
            new TextDocumentIdentifier(uri(file)), range, new CodeActionContext(List.of()));
    return server
        .getTextDocumentService()
        .codeAction(params)
        .get(PATIENCE_SECONDS, TimeUnit.SECONDS)
        .stream()
        .map(action -> action.getRight())
        .toList();
  }

  public Hover hover(Path file, Position position)
      throws InterruptedException, ExecutionException, TimeoutException {
    return server
        .getTextDocumentService()
        .hover(new HoverParams(new TextDocumentIdentifier(uri(file)), position))
        .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  public void quit() throws InterruptedException, ExecutionException, TimeoutException {
    server.shutdown().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    server.exit();
  }

  static String uri(Path file) {
    return file.toUri().toString();
  }

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
    published.add(diagnostics);
  }

  @Override
  public void logMessage(MessageParams message) {
    System.err.println(message.getMessage());
  }

  @Override
  public void telemetryEvent(Object object) {}

  @Override
  public void showMessage(MessageParams message) {}

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
    return CompletableFuture.completedFuture(null);
  }
}

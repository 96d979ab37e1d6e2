package dev.heddle.ui.lsp;

import dev.heddle.rule.Finding;
import dev.heddle.rule.Page;
import dev.heddle.rule.Pages;
import dev.heddle.run.Workspace;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.TextDocumentService;

/** The open documents: analysed a moment after each change, whether saved or not. */
final class Documents implements TextDocumentService, AutoCloseable {
  private final Workspaces workspaces;
  private final Pages pages;
  private final Debounce debounce;
  private final Map<String, Document> open = new ConcurrentHashMap<>();
  private LanguageClient client;

  Documents(Workspaces workspaces, Pages pages, long delayMillis) {
    this.workspaces = workspaces;
    this.pages = pages;
    this.debounce = new Debounce(delayMillis);
  }

  void connect(LanguageClient to) {
    client = to;
  }

  /** The folders that the client works on. */
  void folders(List<Path> folders) {
    debounce.worker().execute(() -> workspaces.folders(folders));
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    var item = params.getTextDocument();
    changed(new Document(item.getUri(), item.getVersion(), item.getText(), List.of()));
  }

  @Override
  public void didChange(DidChangeTextDocumentParams params) {
    String uri = params.getTextDocument().getUri();
    var changes = params.getContentChanges();
    String text = changes.get(changes.size() - 1).getText();
    changed(new Document(uri, params.getTextDocument().getVersion(), text, List.of()));
  }

  @Override
  public void didSave(DidSaveTextDocumentParams params) {
    String saved = params.getTextDocument().getUri();
    open.values().stream().filter(document -> !document.uri().equals(saved)).forEach(this::analyse);
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    String uri = params.getTextDocument().getUri();
    open.remove(uri);
    client.publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
    changedOnDisk(uri);
  }

  /** A file that is not open has another text, is new or is gone. */
  void changedOnDisk(String uri) {
    if (uri.endsWith("heddle.toml")) {
      startAnew();
    } else if (isSource(uri) && !open.containsKey(uri)) {
      Path file = Workspaces.real(HeddleServer.path(uri));
      debounce
          .worker()
          .execute(
              () ->
                  workspaces.all().stream()
                      .filter(workspace -> file.startsWith(workspace.placeOf("")))
                      .forEach(workspace -> workspace.reread(workspace.nameOf(file))));
    }
  }

  /** A configuration has changed, so that everything may be different. */
  void startAnew() {
    debounce.worker().execute(workspaces::clear);
    open.values().forEach(this::analyse);
  }

  private void changed(Document document) {
    open.put(document.uri(), document);
    analyse(document);
  }

  private static boolean isSource(String uri) {
    return uri.startsWith("file:") && uri.endsWith(".java");
  }

  private void analyse(Document document) {
    if (isSource(document.uri())) {
      debounce.ask(
          document.uri(),
          checkpoint -> analyse(document.uri(), checkpoint),
          failure -> tell(document.uri(), failure));
    }
  }

  private void analyse(String uri, Runnable checkpoint) {
    Document document = open.get(uri);
    if (document == null) {
      return; // closed meanwhile
    }
    Path file = Workspaces.real(HeddleServer.path(uri));
    Workspace workspace = workspaces.of(file);
    String path = workspace.nameOf(file);
    workspace.change(path, document.text());
    List<Finding> findings = workspace.findings(path, checkpoint);
    open.replace(uri, document, document.with(findings));
    checkpoint.run();
    Diagnosis diagnosis = new Diagnosis(workspace.placeOf(""));
    client.publishDiagnostics(
        new PublishDiagnosticsParams(
            uri, findings.stream().map(diagnosis::of).toList(), document.version()));
  }

  private void tell(String uri, Throwable failure) {
    client.logMessage(new MessageParams(MessageType.Error, "heddle: " + uri + ": " + failure));
  }

  @Override
  public CompletableFuture<Hover> hover(HoverParams params) {
    Document document = open.get(params.getTextDocument().getUri());
    Range place = new Range(params.getPosition(), params.getPosition());
    List<Finding> here =
        document == null
            ? List.of()
            : document.findings().stream()
                .filter(f -> Ranges.touch(Ranges.of(f.site().span()), place))
                .toList();
    String text =
        here.stream()
            .map(Finding::rule)
            .distinct()
            .flatMap(rule -> pages.find(rule).stream())
            .map(Page::markdown)
            .collect(Collectors.joining("\n---\n"));
    Hover hover =
        text.isEmpty()
            ? null
            : new Hover(
                new MarkupContent(MarkupKind.MARKDOWN, text), Ranges.of(here.get(0).site().span()));
    return CompletableFuture.completedFuture(hover);
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
    Document document = open.get(params.getTextDocument().getUri());
    if (document == null || document.findings().isEmpty()) {
      return CompletableFuture.completedFuture(List.of());
    }
    Path file = Workspaces.real(HeddleServer.path(document.uri()));
    return CompletableFuture.supplyAsync(
        () -> actions(document, workspaces.of(file).placeOf(""), params.getRange()),
        debounce.worker());
  }

  private static List<Either<Command, CodeAction>> actions(
      Document document, Path root, Range range) {
    List<CodeAction> all = new QuickFixes(document, new Diagnosis(root)).at(range);
    return all.stream().map(action -> Either.<Command, CodeAction>forRight(action)).toList();
  }

  @Override
  public void close() {
    debounce.close();
  }
}

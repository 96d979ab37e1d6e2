package dev.heddle.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.rule.Pages;
import dev.heddle.run.Scan;
import dev.heddle.ui.lsp.Editor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An editor and the server talk over pipes; the server is the command `heddle lsp`. */
class LspTest {
  private static final String STORE =
      """
      import java.util.concurrent.CompletableFuture;

      class Store {
        CompletableFuture<String> load() {
          return CompletableFuture.supplyAsync(() -> "x");
        }
      }
      """;
  private static final String CALLER =
      """
      class Caller {
        void drop(Store store) {
          store.load();
        }

        void pause() {
          try {
            Thread.sleep(10);
          } catch (InterruptedException e) {
          }
        }
      }
      """;

  @TempDir private Path folder;
  private Path file;
  private Editor editor;
  private CompletableFuture<Integer> status;
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void start() throws IOException, InterruptedException, ExecutionException, TimeoutException {
    Path root = folder.toRealPath();
    Files.createDirectory(root.resolve(".git"));
    Files.writeString(root.resolve("Store.java"), STORE);
    file = root.resolve("Caller.java");
    PipedOutputStream toServer = new PipedOutputStream();
    PipedInputStream fromServer = new PipedInputStream(1 << 16);
    Terminal terminal =
        new Terminal(
            new PipedInputStream(toServer, 1 << 16),
            new PrintStream(new PipedOutputStream(fromServer), false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8),
            Map.of(),
            false,
            false);
    status =
        CompletableFuture.supplyAsync(
            () -> Heddle.run(terminal, Scan::run, Pages::load, "lsp", "--delay", "20"));
    editor = new Editor(fromServer, toServer);
    editor.initialize(root);
  }

  @AfterEach
  void quit() throws InterruptedException, ExecutionException, TimeoutException {
    editor.quit();
    assertEquals(0, status.get(20, TimeUnit.SECONDS), () -> err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void unsavedTextIsAnalysedInItsProject() throws InterruptedException {
    PublishDiagnosticsParams first = editor.open(file, CALLER);
    Diagnostic diagnostic = first.getDiagnostics().get(0);
    assertEquals("unjoined-future", diagnostic.getCode().getLeft());
    assertTrue(diagnostic.getCodeDescription().getHref().endsWith("/rules/unjoined-future.md"));
    assertEquals(DiagnosticSeverity.Warning, diagnostic.getSeverity());
    assertEquals(new Position(2, 4), diagnostic.getRange().getStart());
    assertEquals(2, first.getDiagnostics().size());
    String mended = CALLER.replace("store.load();", "store.load().join();");
    assertEquals(1, editor.change(file, mended).getDiagnostics().size());
    assertEquals(2, editor.change(file, CALLER).getDiagnostics().size());
  }

  @Test
  void whatIsNotJavaYetDoesNoHarm() throws InterruptedException {
    editor.open(file, CALLER);
    editor.change(file, CALLER.replace("store.load();", "store.load(").replace("class", "cla"));
    assertEquals(2, editor.change(file, CALLER).getDiagnostics().size());
  }

  @Test
  void manyKeystrokesGiveOneAnswer() throws InterruptedException {
    editor.open(file, CALLER);
    for (int i = 0; i < 50; i++) {
      editor.type(file, CALLER + "//" + "x".repeat(i));
    }
    editor.await();
    assertTrue(editor.unread() < 5, () -> editor.unread() + " answers");
  }

  @Test
  void anotherOpenTextCounts() throws InterruptedException {
    editor.open(file, CALLER);
    editor.open(
        file.resolveSibling("Store.java"),
        STORE.replace("CompletableFuture<String>", "void").replace("return ", ""));
    assertEquals(1, editor.change(file, CALLER + "\n").getDiagnostics().size());
  }

  @Test
  void hoverShowsThePage() throws Exception {
    editor.open(file, CALLER);
    String page = editor.hover(file, new Position(2, 6)).getContents().getRight().getValue();
    assertTrue(page.startsWith("# unjoined-future\n"), page);
    assertNull(editor.hover(file, new Position(0, 1)));
  }

  @Test
  void quickFixesMendAndSuppress() throws Exception {
    Diagnostic swallowed = editor.open(file, CALLER).getDiagnostics().get(1);
    List<CodeAction> actions = editor.actions(file, swallowed.getRange());
    assertEquals(
        List.of("Restore the interrupt", "Suppress swallowed-interrupt here, with a reason"),
        actions.stream().map(CodeAction::getTitle).toList());
    String mended = apply(CALLER, actions.get(0));
    assertEquals(1, editor.change(file, mended).getDiagnostics().size());
    String suppressed = apply(CALLER, actions.get(1));
    Diagnostic noReason = editor.change(file, suppressed).getDiagnostics().get(1);
    assertEquals("suppression-without-reason", noReason.getCode().getLeft());
  }

  private String apply(String text, CodeAction action) {
    TextEdit edit = action.getEdit().getChanges().get(file.toUri().toString()).get(0);
    return text.substring(0, offset(text, edit.getRange().getStart()))
        + edit.getNewText()
        + text.substring(offset(text, edit.getRange().getEnd()));
  }

  private static int offset(String text, Position position) {
    int at = 0;
    for (int line = 0; line < position.getLine(); line++) {
      at = text.indexOf('\n', at) + 1;
    }
    return at + position.getCharacter();
  }
}

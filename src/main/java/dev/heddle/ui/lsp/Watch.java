package dev.heddle.ui.lsp;

import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.services.WorkspaceService;

/** What the client tells of files that are not open. */
final class Watch implements WorkspaceService {
  private final Documents documents;

  Watch(Documents documents) {
    this.documents = documents;
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams params) {
    documents.startAnew();
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
    params.getChanges().forEach(change -> documents.changedOnDisk(change.getUri()));
  }
}

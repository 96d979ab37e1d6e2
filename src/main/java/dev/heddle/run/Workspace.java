package dev.heddle.run;

import dev.heddle.catalog.Catalog;
import dev.heddle.code.Problem;
import dev.heddle.code.SignatureIndex;
import dev.heddle.code.SourceFile;
import dev.heddle.code.Workers;
import dev.heddle.fact.FileFacts;
import dev.heddle.flow.Assumptions;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Pages;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * The sources of one root, kept for as long as somebody edits them: a file is parsed when it is
 * first needed and again when its text changes; each question links only what is around the file.
 *
 * <p>Gives what a scan of the one file gives. Not thread-safe.
 */
public final class Workspace {
  private final SourceList sources;
  private final PathFilter filter;
  private final RuleChoice choice;
  private final Settings settings;
  private final JavaReleases releases;
  private final ProjectProperties properties;
  private final Analysis analysis;
  private final NavigableMap<String, Path> files;
  private final Map<String, String> unsaved = new HashMap<>();
  private final Map<String, FileFacts> facts = new HashMap<>();
  private final Map<Path, NavigableMap<String, Mentions>> mentions = new HashMap<>();
  private final Map<Path, Neighbourhood> neighbourhoods = new HashMap<>();

  private Workspace(Settings settings) {
    Pages pages = Pages.load();
    Config config = settings.config();
    this.settings = settings;
    this.filter = config.filter(SourceWalk.rootOf(settings.paths()));
    this.sources = SourceWalk.list(settings.paths(), filter, true);
    this.choice = new RuleChoice(pages.all(), config, settings, sources.root());
    this.releases = new JavaReleases(sources, settings.saidRelease());
    this.properties = ProjectProperties.read(sources);
    Catalog catalog = Scan.catalog(config);
    this.analysis =
        new Analysis(
            catalog, List.of(SignatureIndex.load()), pages, new Workers(settings.threads()));
    this.files = new TreeMap<>(sources.files());
    files.forEach((path, file) -> mention(path));
  }

  /** Reads all sources below the paths of the settings, but does not parse them yet. */
  public static Workspace open(Settings settings) {
    return new Workspace(settings);
  }

  /** The name of a file below the root: relative, segments separated by `/`. */
  public String nameOf(Path file) {
    Path root = sources.root();
    return root.relativize(file).toString().replace(root.getFileSystem().getSeparator(), "/");
  }

  /** The place of a name. */
  public Path placeOf(String path) {
    return sources.root().resolve(path);
  }

  /** The text of a file is this from now on, saved or not. */
  public void change(String path, String text) {
    files.putIfAbsent(path, placeOf(path));
    unsaved.put(path, text);
    facts.remove(path);
    mention(path);
  }

  /** The text of a file is again that on the disk; the file may be new or gone. */
  public void reread(String path) {
    unsaved.remove(path);
    facts.remove(path);
    if (Files.isRegularFile(placeOf(path))) {
      files.putIfAbsent(path, placeOf(path));
    } else {
      files.remove(path);
    }
    mention(path);
  }

  /**
   * What a scan of one file reports.
   *
   * @param checkpoint asked again and again; what it throws ends the work
   */
  public List<Finding> findings(String path, Runnable checkpoint) {
    if (!files.containsKey(path) || !filter.takes(path)) {
      return List.of();
    }
    Neighbourhood around =
        neighbourhoods.computeIfAbsent(
            moduleOf(path), module -> new Neighbourhood(mentions.get(module)));
    List<String> near = List.copyOf(around.of(Set.of(path)));
    SourceList read = current();
    List<String> unread = near.stream().filter(name -> !facts.containsKey(name)).toList();
    checkpoint.run();
    List<FileFacts> fresh =
        analysis.facts(unread, (name, problems) -> source(read, name, problems, checkpoint));
    for (int i = 0; i < unread.size(); i++) {
      facts.put(unread.get(i), fresh.get(i));
    }
    Assumptions assumptions =
        new Assumptions(
            releases.of(path).number(),
            releases.of(path).reason(),
            settings.callDepth(),
            properties.of(""));
    Analysis.Outcome outcome =
        analysis.of(
            near.stream().map(facts::get).toList(),
            name -> {
              checkpoint.run();
              return name.equals(path);
            },
            assumptions);
    return new Verdicts(read, choice, settings.minConfidence(), new Workers(1))
        .of(outcome)
        .reported();
  }

  private static SourceFile source(
      SourceList read, String name, Consumer<Problem> problems, Runnable checkpoint) {
    checkpoint.run();
    return read.read(name, problems).orElse(null);
  }

  private SourceList current() {
    return new SourceList(
        sources.root(),
        sources.repository(),
        files,
        sources.properties(),
        List.of(),
        List.of(),
        Map.copyOf(unsaved));
  }

  private void mention(String path) {
    Path module = moduleOf(path);
    NavigableMap<String, Mentions> ofModule =
        mentions.computeIfAbsent(module, m -> new TreeMap<>());
    Mentions fresh =
        files.containsKey(path)
            ? current().read(path, problem -> {}).map(s -> Mentions.in(s.text())).orElse(null)
            : null;
    Mentions old = fresh == null ? ofModule.remove(path) : ofModule.put(path, fresh);
    if (fresh == null || !fresh.equals(old)) {
      neighbourhoods.remove(module);
    }
  }

  private Path moduleOf(String path) {
    return Surroundings.moduleOf(placeOf(path), sources.root());
  }
}

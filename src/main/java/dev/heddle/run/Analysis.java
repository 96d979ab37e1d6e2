package dev.heddle.run;

import dev.heddle.catalog.Catalog;
import dev.heddle.code.Parsed;
import dev.heddle.code.Parser;
import dev.heddle.code.Problem;
import dev.heddle.code.SourceFile;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeSource;
import dev.heddle.code.Workers;
import dev.heddle.fact.FactReader;
import dev.heddle.fact.FileFacts;
import dev.heddle.flow.Assumptions;
import dev.heddle.flow.Program;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Pages;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** From sources to findings: parse, link, ask every rule, keep one finding for one defect. */
public final class Analysis {
  private final Catalog catalog;
  private final List<TypeSource> libraries;
  private final Pages pages;
  private final Workers workers;
  private final Progress progress;

  /** An analysis that nobody watches. */
  public Analysis(Catalog catalog, List<TypeSource> libraries, Pages pages, Workers workers) {
    this(catalog, libraries, pages, workers, Progress.NONE);
  }

  /**
   * @param libraries signatures of everything that is no source, most specific first
   */
  Analysis(
      Catalog catalog,
      List<TypeSource> libraries,
      Pages pages,
      Workers workers,
      Progress progress) {
    this.progress = progress;
    this.catalog = catalog;
    this.libraries = List.copyOf(libraries);
    this.pages = pages;
    this.workers = workers;
  }

  /**
   * What an analysis gives.
   *
   * @param findings of all rules, whether switched on or not, in the order of reports
   * @param facts of each file, in the order given
   * @param failures of Heddle itself; the findings are all that the rest gave
   */
  public record Outcome(List<Finding> findings, List<FileFacts> facts, List<ScanFailure> failures) {
    /** What could not be analysed. */
    public List<Problem> problems() {
      return Stream.concat(
              facts.stream().flatMap(f -> f.problems().stream()),
              failures.stream().map(ScanFailure::problem))
          .sorted(BY_SITE)
          .toList();
    }

    /** How many bodies were analysed. */
    public int bodies() {
      return facts.stream().mapToInt(f -> f.bodies().size()).sum();
    }
  }

  private static final Comparator<Problem> BY_SITE =
      Comparator.comparing(Problem::site).thenComparing(Problem::message);

  /**
   * Analyses files that are read as they are needed, so that no text is kept.
   *
   * @param files in the order of their paths
   * @param read gives the source, or a problem and null
   */
  public <F> Outcome of(List<F> files, Reader<F> read, Assumptions assumptions) {
    return of(facts(files, read), path -> true, assumptions);
  }

  /** The facts of files, in the order given. */
  <F> List<FileFacts> facts(List<F> files, Reader<F> read) {
    return tellApart(
        files,
        workers.map(
            files,
            Parser::new,
            (parser, file) -> {
              FileFacts facts = facts(parser, file, read, "");
              progress.done(Progress.Stage.FILES, files.size());
              return facts;
            }),
        read);
  }

  /**
   * Analyses facts and reports on some of the files.
   *
   * @param reported whether findings in the file of a path are wanted
   */
  Outcome of(List<FileFacts> facts, Predicate<String> reported, Assumptions assumptions) {
    Program program = link(facts, reported, assumptions);
    List<FileFacts> wanted =
        facts.stream().filter(f -> f.path().isEmpty() || reported.test(f.path())).toList();
    List<RuleRun> runs = new RuleRound(Rules.all(), pages, program).run(workers, progress);
    List<Finding> found =
        Precedence.apply(runs.stream().flatMap(run -> run.findings().stream()).toList());
    return new Outcome(
        found.stream().filter(f -> reported.test(f.site().path())).toList(),
        wanted,
        runs.stream().flatMap(run -> run.failures().stream()).toList());
  }

  /** All that the facts speak of, linked. */
  Program link(List<FileFacts> facts, Assumptions assumptions) {
    return link(facts, path -> true, assumptions);
  }

  private Program link(List<FileFacts> facts, Predicate<String> asked, Assumptions assumptions) {
    return Program.link(facts, libraries, catalog, assumptions, asked, workers);
  }

  /** Gives the source of a file. */
  @FunctionalInterface
  public interface Reader<F> {
    /** The source; null after a problem was told. */
    SourceFile read(F file, Consumer<Problem> problems);
  }

  /** Files whose types other files declare, too, are read again under names of their own. */
  private static <F> List<FileFacts> tellApart(
      List<F> files, List<FileFacts> facts, Reader<F> read) {
    Map<String, Integer> declared = new HashMap<>();
    List<FileFacts> apart = new ArrayList<>(facts);
    Parser parser = new Parser();
    for (int i = 0; i < facts.size(); i++) {
      int most = 0;
      for (TypeDecl type : facts.get(i).types()) {
        if (type.outer() == null) {
          most = Math.max(most, declared.merge(type.name(), 1, Integer::sum));
        }
      }
      if (most > 1) {
        apart.set(i, facts(parser, files.get(i), read, "~" + most));
      }
    }
    return apart;
  }

  private static <F> FileFacts facts(Parser parser, F file, Reader<F> read, String mark) {
    List<Problem> problems = new ArrayList<>();
    SourceFile source = read.read(file, problems::add);
    if (source == null) {
      return new FileFacts("", "", List.of(), List.of(), List.of(), List.of(), problems);
    }
    Parsed parsed = parser.parse(source);
    problems.addAll(parsed.problems());
    return FactReader.read(parsed, problems, mark);
  }
}

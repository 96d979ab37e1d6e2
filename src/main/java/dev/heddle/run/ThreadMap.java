package dev.heddle.run;

import dev.heddle.code.Site;
import dev.heddle.flow.Effect;
import dev.heddle.flow.Method;
import dev.heddle.flow.Places;
import dev.heddle.flow.Program;
import dev.heddle.flow.Way;
import dev.heddle.rule.Pages;
import java.util.Comparator;
import java.util.List;

/**
 * Which threads run the code of a project, and what it may wait for there.
 *
 * @param release the Java release assumed
 * @param entries by path and position
 */
public record ThreadMap(JavaRelease release, List<Entry> entries) {
  /**
   * What is known of one body.
   *
   * @param method its qualified name; a lambda has that of its method
   * @param lambda whether it is a lambda
   * @param ways how each kind of thread gets there, one a kind
   * @param effects what it may wait for, one of each kind
   */
  public record Entry(
      String method, boolean lambda, Site site, List<Way> ways, List<Effect> effects) {}

  /**
   * Maps the sources that settings name.
   *
   * @param method a method's simple or qualified name; null for every body that a known kind of
   *     thread runs
   * @throws UsageError for a missing path or no Java files
   */
  public static ThreadMap of(Settings settings, String method) {
    Reading reading = Reading.of(settings, Pages.load());
    Program program = reading.program();
    Places places = program.places();
    List<Entry> entries =
        program.methods().stream()
            .filter(m -> reading.sources().files().containsKey(m.path()))
            .filter(m -> method == null ? !places.ways(m).isEmpty() : isNamed(m, method))
            .map(m -> entry(m, places))
            .sorted(Comparator.comparing(Entry::site))
            .toList();
    return new ThreadMap(reading.release(), entries);
  }

  private static boolean isNamed(Method method, String name) {
    String qualified = method.qualifiedName();
    int parameters = qualified.indexOf('(');
    String plain = parameters < 0 ? qualified : qualified.substring(0, parameters);
    return qualified.equals(name) || plain.equals(name) || plain.endsWith("." + name);
  }

  private static Entry entry(Method method, Places places) {
    return new Entry(
        method.qualifiedName(),
        method.isLambda(),
        method.site(),
        places.ways(method),
        places.blocking(method));
  }
}

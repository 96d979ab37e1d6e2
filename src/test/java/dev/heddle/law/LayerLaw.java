package dev.heddle.law;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import dev.heddle.rule.Finding;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The listing of the source folder is the layer diagram: a package imports only what is above. */
@Tag("law")
class LayerLaw {
  private static final String ROOT = "dev.heddle.";
  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .importUrl(Finding.class.getProtectionDomain().getCodeSource().getLocation());

  @Test
  void everyClassLivesInALayer() {
    obey(
        classes()
            .should()
            .resideInAnyPackage(
                ROOT + "catalog..",
                ROOT + "code..",
                ROOT + "fact..",
                ROOT + "flow..",
                ROOT + "rule..",
                ROOT + "run..",
                ROOT + "ui.."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"catalog", "code", "fact", "flow", "rule", "run", "ui"})
  void aPackageImportsOnlyWhatStandsAboveIt(String layer) {
    obey(
        noClasses()
            .that()
            .resideInAPackage(ROOT + layer + "..")
            .should()
            .dependOnClassesThat(
                describe("stand below " + layer, type -> layer.compareTo(layer(type)) < 0)));
  }

  @ParameterizedTest
  @CsvSource({
    "com.github.javaparser, code",
    "org.tomlj, catalog|run",
    "picocli, ui",
    "com.fasterxml.jackson, ui",
    "de.jcup, ui",
    "com.google.gson, ui",
    "org.eclipse.lsp4j, ui",
  })
  void aLibraryIsKnownOnlyWhereItBelongs(String library, String layers) {
    obey(
        noClasses()
            .that(describe("are not in " + layers, type -> !layer(type).matches(layers)))
            .should()
            .dependOnClassesThat()
            .resideInAPackage(library + ".."));
  }

  @Test
  void rulesKnowOnlyTheEngine() {
    obey(
        classes()
            .that()
            .resideInAPackage(ROOT + "rule..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage("java..", "dev.heddle..")));
  }

  @Test
  void noFamilyKnowsAnotherAndRuleKnowsNone() {
    obey(
        slices()
            .matching(ROOT + "rule.(*)..")
            .should()
            .notDependOnEachOther()
            .because("a rule is one sentence of its own"));
    obey(
        noClasses()
            .that()
            .resideInAPackage("dev.heddle.rule")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(ROOT + "rule.*.."));
  }

  @Test
  void noCycles() {
    obey(slices().matching(ROOT + "(**)").should().beFreeOfCycles());
  }

  /** What does not exist yet breaks no law. */
  private static void obey(ArchRule law) {
    law.allowEmptyShould(true).check(MAIN);
  }

  /** The layer of a class of ours, or the empty string. */
  private static String layer(JavaClass type) {
    String name = type.getBaseComponentType().getName();
    return name.startsWith(ROOT) ? name.substring(ROOT.length()).split("\\.", 2)[0] : "";
  }
}

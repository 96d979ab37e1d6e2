package dev.heddle.ui.sarif;

import de.jcup.sarif_2_1_0.model.Invocation;
import de.jcup.sarif_2_1_0.model.Message;
import de.jcup.sarif_2_1_0.model.MultiformatMessageString;
import de.jcup.sarif_2_1_0.model.Notification;
import de.jcup.sarif_2_1_0.model.ReportingDescriptor;
import de.jcup.sarif_2_1_0.model.ReportingDescriptorReference;
import dev.heddle.code.Problem;
import dev.heddle.ui.format.Report;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What the run has to say about itself: source that it could not analyse, results left out. */
final class SarifNotices {
  private static final String NOT_ANALYSED = "source-not-analysed";
  private static final String RESULTS_DROPPED = "results-dropped";

  private final SarifPlaces places;

  SarifNotices(SarifPlaces places) {
    this.places = places;
  }

  /** The kinds of notification there are. */
  static Set<ReportingDescriptor> descriptors() {
    Set<ReportingDescriptor> descriptors = new LinkedHashSet<>();
    descriptors.add(
        descriptor(
            NOT_ANALYSED,
            "SourceNotAnalysed",
            "A file or a body could not be analysed.",
            "Findings inside that source are missing. The message says why; the rest of the project"
                + " was analysed."));
    descriptors.add(
        descriptor(
            RESULTS_DROPPED,
            "ResultsDropped",
            "More findings than a report may hold.",
            "GitHub keeps a limited number of results of one run. The least severe findings were"
                + " left out; the other report formats hold all of them."));
    return descriptors;
  }

  /**
   * The invocation of this run. It is successful even if some source could not be analysed: GitHub
   * ignores all results of an unsuccessful one.
   */
  Invocation invocation(Report report, int dropped) {
    List<Notification> notifications = new ArrayList<>();
    if (dropped > 0) {
      String text =
          dropped
              + " findings of the least severity were left out: GitHub keeps "
              + SarifLimits.RESULTS
              + " results of one run.";
      notifications.add(notification(RESULTS_DROPPED, 1, text));
    }
    for (Problem problem : report.result().problems()) {
      Notification notification =
          notification(NOT_ANALYSED, 0, SarifText.sentence(problem.message()));
      notification.setLocations(Set.of(places.location(problem.site())));
      notifications.add(notification);
    }
    Invocation invocation = new Invocation();
    invocation.setExecutionSuccessful(true);
    invocation.setToolExecutionNotifications(notifications);
    return invocation;
  }

  private static Notification notification(String id, int index, String text) {
    ReportingDescriptorReference kind = new ReportingDescriptorReference();
    kind.setId(id);
    kind.setIndex(index);
    Message message = SarifText.message(text.isEmpty() ? "No reason is known." : text);
    Notification notification = new Notification();
    notification.setDescriptor(kind);
    notification.setMessage(message);
    notification.setLevel(Notification.Level.WARNING);
    return notification;
  }

  private static ReportingDescriptor descriptor(
      String id, String name, String sentence, String explanation) {
    ReportingDescriptor descriptor = new ReportingDescriptor();
    descriptor.setId(id);
    descriptor.setName(name);
    descriptor.setShortDescription(SarifText.description(sentence));
    descriptor.setFullDescription(SarifText.description(sentence + " " + explanation));
    MultiformatMessageString help = SarifText.description(explanation);
    help.setMarkdown(explanation);
    descriptor.setHelp(help);
    return descriptor;
  }
}

package dev.heddle.catalog;

/**
 * Where a function argument runs.
 *
 * @param place kind of thread
 * @param argument index of the executor argument for {@link Place#EXECUTOR}, else -1
 */
public record Runs(Place place, int argument) {
  public static final Runs UNKNOWN = new Runs(Place.UNKNOWN, -1);

  public static Runs on(Place place) {
    return new Runs(place, -1);
  }
}

package dev.heddle.flow;

/** When methods run the functions that they are given, remembered: many ways lead to the same. */
final class Timings {
  private final Answers<Question, Timing> answers = new Answers<>(Timings::find);

  private record Question(Method target, int parameter, int depth) {}

  /** When parameter {@code i} runs, followed so many calls further. */
  Timing of(Method target, int i, int depth) {
    return answers.of(new Question(target, i, depth));
  }

  private static Timing find(Question question) {
    Method target = question.target();
    Expression parameter = target.expression(target.parameters().get(question.parameter()));
    return Timing.insideOf(target, parameter, question.depth());
  }
}

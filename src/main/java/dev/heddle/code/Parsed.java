package dev.heddle.code;

import java.util.List;

/**
 * One file as a syntax tree, or as much of it as could be parsed.
 *
 * <p>A body that could not be parsed is an empty block, or an anonymous class without members:
 * nothing is known of what it does.
 *
 * @param tree null if nothing could be parsed
 * @param positions where its nodes stand in the file
 * @param comments in the order of the text, whether their surroundings could be parsed or not
 * @param problems what is missing in the tree, in the order of the text
 */
public record Parsed(
    SourceFile source,
    Unit tree,
    Positions positions,
    List<Comment> comments,
    List<Problem> problems) {
  public Parsed {
    comments = List.copyOf(comments);
    problems = List.copyOf(problems);
  }
}

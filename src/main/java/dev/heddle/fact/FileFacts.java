package dev.heddle.fact;

import dev.heddle.code.Comment;
import dev.heddle.code.Import;
import dev.heddle.code.Problem;
import dev.heddle.code.TypeDecl;
import java.util.List;

/**
 * All that one file says: its outline and the facts of its bodies. Plain data, no tree.
 *
 * @param packageName empty for the unnamed package
 * @param types all declared types, nested, local and anonymous ones included, in source order
 */
public record FileFacts(
    String path,
    String packageName,
    List<Import> imports,
    List<TypeDecl> types,
    List<Body> bodies,
    List<Comment> comments,
    List<Problem> problems) {}

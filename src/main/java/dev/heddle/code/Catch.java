package dev.heddle.code;

import java.util.List;

/** A catch clause; its types are alternatives. */
public record Catch(
    List<TypeRef> types, String name, int nameAt, Statement.Block body, int first, int last)
    implements Node {}

package dev.heddle.code;

import java.util.List;

/**
 * What a file declares, as written.
 *
 * @param packageName empty for the unnamed package
 * @param types in the order of the text
 */
public record Unit(String packageName, List<Import> imports, List<Member.Type> types) {}

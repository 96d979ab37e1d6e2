package dev.heddle.code;

import com.github.javaparser.ParseResult;
import com.github.javaparser.ParseStart;
import com.github.javaparser.Problem;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.Node.Parsedness;
import com.github.javaparser.ast.comments.CommentsCollection;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.nodeTypes.SwitchNode;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.LocalClassDeclarationStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Parses the pieces that were left out of a tree, and puts them in.
 *
 * <p>Pieces that do not overlap are parsed in one go, as the statements of one block, each at its
 * own place; pieces within pieces wait for the next round.
 */
final class Graft {
  /** Each error costs the search for its piece: in all at most this many times the file, and ... */
  private static final int EFFORT = 20;

  /** ... this many characters, mostly line ends, which is a second or two. */
  private static final int SMALL = 20_000_000;

  private static final ParseResult<BlockStmt> NOT_TRIED =
      new ParseResult<>(
          null, List.of(new Problem("too many errors", null, null)), new CommentsCollection());

  private final String text;
  private final LineMap lines;
  private final Grammar grammar;
  private final List<Cut> cuts;
  private final BiConsumer<Cut, ParseResult<?>> loss;
  private final long limit;
  private final Map<Integer, Cut> byEnd = new HashMap<>();
  private final IdentityHashMap<Cut, Integer> index = new IdentityHashMap<>();
  private final IdentityHashMap<Cut, Node> places = new IdentityHashMap<>();

  /**
   * Prepares to fill the holes of a tree.
   *
   * @param cuts what is missing in the tree, in the order of the text
   * @param loss told of each piece that does not parse, with the result that says why
   */
  Graft(
      String text,
      LineMap lines,
      Grammar grammar,
      List<Cut> cuts,
      BiConsumer<Cut, ParseResult<?>> loss) {
    this.text = text;
    this.lines = lines;
    this.grammar = grammar;
    this.cuts = cuts;
    this.loss = loss;
    this.limit = grammar.spent() + SMALL + (long) EFFORT * text.length();
    for (int i = 0; i < cuts.size(); i++) {
      Cut cut = cuts.get(i);
      index.put(cut, i);
      if (cut.kind().isPart()) {
        // a piece that lacks its closing brace was given one; of several, the outermost owns it
        byEnd.putIfAbsent(cut.closed() ? cut.end() : cut.end() + 1, cut);
      }
    }
  }

  /** Fills the holes of a tree that was parsed without the pieces. */
  void fill(Node tree) {
    findPlaces(tree);
    List<Cut> pending = withPlace(cuts.stream().filter(cut -> cut.kind().isPart()).toList());
    while (!pending.isEmpty()) {
      List<Cut> now = new ArrayList<>();
      List<Cut> later = new ArrayList<>();
      int outerEnd = 0;
      for (Cut cut : pending) {
        boolean outer = cut.open() >= outerEnd;
        boolean fits = now.isEmpty() || hasRoom(now.get(now.size() - 1), cut);
        (outer && fits ? now : later).add(cut);
        outerEnd = Math.max(outerEnd, cut.end());
      }
      parse(now);
      pending = withPlace(later);
    }
  }

  /** Drops what stood within a lost piece: it is in no other piece, and has no place. */
  private List<Cut> withPlace(List<Cut> pending) {
    List<Cut> kept = new ArrayList<>();
    int outerEnd = 0;
    for (Cut cut : pending) {
      if (cut.open() < outerEnd) {
        kept.add(cut);
      } else if (places.containsKey(cut)) {
        kept.add(cut);
        outerEnd = cut.end();
      }
    }
    return kept;
  }

  private boolean hasRoom(Cut before, Cut cut) {
    return new Stencil(text, lines).hasRoom(before.end(), cut.open(), tail(before) + head(cut));
  }

  private void parse(List<Cut> layer) {
    boolean allowed = grammar.spent() < limit;
    if (layer.size() == 1 && !(allowed && layer.get(0).closed())) {
      lose(layer.get(0), NOT_TRIED);
      return;
    }
    ParseResult<BlockStmt> result =
        allowed && layer.stream().allMatch(Cut::closed)
            ? grammar.parse(ParseStart.BLOCK, layerText(layer))
            : NOT_TRIED;
    List<Statement> statements =
        result.getResult().map(block -> List.copyOf(block.getStatements())).orElse(List.of());
    if (result.isSuccessful() && statements.size() == layer.size()) {
      for (int i = 0; i < layer.size(); i++) {
        findPlaces(statements.get(i));
        putIn(layer.get(i), statements.get(i));
      }
    } else if (layer.size() == 1) {
      lose(layer.get(0), result);
    } else {
      int half = layer.size() / 2;
      parse(layer.subList(0, half));
      parse(layer.subList(half, layer.size()));
    }
  }

  private String layerText(List<Cut> layer) {
    Stencil stencil = new Stencil(text, lines);
    int at = 0;
    String tail = "{";
    for (Cut cut : layer) {
      List<Cut> within = cuts.subList(index.get(cut) + 1, cuts.size());
      stencil.gap(at, cut.open(), tail + head(cut)).copy(cut.open(), cut.end(), within);
      at = cut.end();
      tail = tail(cut);
    }
    return stencil + tail + "}";
  }

  /** What makes a statement of a piece: something shorter than what stood before its brace. */
  private static String head(Cut cut) {
    return switch (cut.kind()) {
      case ANONYMOUS_CLASS -> "class A";
      case SWITCH_EXPRESSION -> "a=switch(a)";
      default -> "";
    };
  }

  private static String tail(Cut cut) {
    return cut.kind() == Cut.Kind.SWITCH_EXPRESSION ? ";" : "";
  }

  private void putIn(Cut cut, Statement statement) {
    Node place = places.get(cut);
    if (statement instanceof BlockStmt block) {
      place.replace(block);
    } else if (statement instanceof LocalClassDeclarationStmt local) {
      ((ObjectCreationExpr) place).setAnonymousClassBody(local.getClassDeclaration().getMembers());
    } else if (statement instanceof ExpressionStmt assignment) {
      SwitchExpr from = (SwitchExpr) assignment.getExpression().asAssignExpr().getValue();
      ((SwitchNode) place).setEntries(from.getEntries());
    }
  }

  private void lose(Cut cut, ParseResult<?> result) {
    places.get(cut).setParsed(Parsedness.UNPARSABLE);
    loss.accept(cut, result);
  }

  /** Finds the nodes that own the braces of pieces: those of their kind that end with them. */
  private void findPlaces(Node tree) {
    Deque<Node> open = new ArrayDeque<>(List.of(tree));
    while (!open.isEmpty()) {
      Node node = open.pop();
      if (ownsBraces(node)) {
        // What JavaParser made up while it recovered stands nowhere.
        Cut cut =
            node.getEnd()
                .map(last -> byEnd.get(lines.offset(last.line, last.column) + 1))
                .orElse(null);
        if (cut != null) {
          places.putIfAbsent(cut, node);
        }
      }
      node.getChildNodes().forEach(open::push);
    }
  }

  private static boolean ownsBraces(Node node) {
    return node instanceof BlockStmt
        || node instanceof SwitchNode
        || (node instanceof ObjectCreationExpr creation
            && creation.getAnonymousClassBody().isPresent());
  }
}

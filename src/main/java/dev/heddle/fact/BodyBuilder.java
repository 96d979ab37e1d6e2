package dev.heddle.fact;

import dev.heddle.code.AnnotationUse;
import dev.heddle.code.Node;
import dev.heddle.code.Positions;
import dev.heddle.code.Span;
import dev.heddle.code.TypeRef;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Collects the events, regions, variables and statements of one body while it is lowered. */
final class BodyBuilder {
  final List<Event> events = new ArrayList<>();
  final List<Variable> variables = new ArrayList<>();
  final List<Span> statements = new ArrayList<>();
  final List<Body.NestedMethod> nested = new ArrayList<>();
  private final List<Region> regions = new ArrayList<>();
  private final Deque<Integer> open = new ArrayDeque<>();
  private final Deque<Map<String, Integer>> scopes = new ArrayDeque<>();
  private final Deque<Map<String, String>> localTypes = new ArrayDeque<>();
  private final Deque<Integer> openStatements = new ArrayDeque<>();
  private final Deque<List<Value>> yields = new ArrayDeque<>();

  private final Positions positions;
  private boolean hasLocalTypes;

  BodyBuilder(Positions positions) {
    this.positions = positions;
  }

  Span span(Node node) {
    return positions.span(node);
  }

  Span span(int first, int last) {
    return positions.span(first, last);
  }

  Span token(int token) {
    return positions.token(token);
  }

  /** The first {@code length} columns of a node: its keyword. */
  Span keyword(Node node, int length) {
    return positions.keyword(node, length);
  }

  // --- regions ---

  int open(Region.Kind kind, Span span, Span keyword, String label) {
    int id = regions.size();
    int parent = open.isEmpty() ? -1 : open.peek();
    regions.add(
        new Region(id, parent, kind, span, keyword, events.size(), -1, null, -1, List.of(), label));
    open.push(id);
    openScope();
    return id;
  }

  void close() {
    int id = open.pop();
    scopes.pop();
    localTypes.pop();
    Region r = regions.get(id);
    regions.set(
        id,
        new Region(
            r.id(),
            r.parent(),
            r.kind(),
            r.span(),
            r.keyword(),
            r.from(),
            events.size(),
            r.subject(),
            r.variable(),
            r.types(),
            r.label()));
  }

  /** Most scopes declare nothing: their maps are made when something is. */
  private void openScope() {
    scopes.push(Map.of());
    localTypes.push(Map.of());
  }

  private static <T> Map<String, T> writable(Deque<Map<String, T>> all) {
    Map<String, T> innermost = all.peek();
    if (innermost.isEmpty()) {
      all.pop();
      innermost = new HashMap<>();
      all.push(innermost);
    }
    return innermost;
  }

  /** Opens a region that names nothing: what it declares stays in scope behind it. */
  int openInPlace(Region.Kind kind, Span span) {
    return openInPlace(kind, span, span);
  }

  int openInPlace(Region.Kind kind, Span span, Span keyword) {
    int id = regions.size();
    int parent = open.isEmpty() ? -1 : open.peek();
    regions.add(
        new Region(id, parent, kind, span, keyword, events.size(), -1, null, -1, List.of(), ""));
    open.push(id);
    return id;
  }

  void closeInPlace() {
    openScope();
    close();
  }

  /** Gives an open region what it is about, once that is known. */
  void describe(int id, Value subject, int variable, List<TypeRef> types) {
    Region r = regions.get(id);
    regions.set(
        id,
        new Region(
            id,
            r.parent(),
            r.kind(),
            r.span(),
            r.keyword(),
            r.from(),
            r.to(),
            subject,
            variable,
            types,
            r.label()));
  }

  List<Region> regions() {
    return List.copyOf(regions);
  }

  int currentRegion() {
    return open.isEmpty() ? 0 : open.peek();
  }

  // --- events ---

  /** The origin of the next event, which is added next. */
  Event.Origin origin(Node whole, Span anchor) {
    return Event.Origin.of(events.size(), currentRegion(), currentStatement(), span(whole), anchor);
  }

  Value add(Event event) {
    events.add(event);
    return Value.Result.of(event.id());
  }

  void openStatement(Span span) {
    openStatements.push(statements.size());
    statements.add(span);
  }

  void closeStatement() {
    openStatements.pop();
  }

  int currentStatement() {
    return openStatements.isEmpty() ? -1 : openStatements.peek();
  }

  // --- variables ---

  int declare(
      String name,
      Variable.Kind kind,
      TypeRef type,
      List<AnnotationUse> annotations,
      Span span,
      Value initial) {
    int id = variables.size();
    variables.add(
        new Variable(
            id, name, kind, type, annotations, span, currentStatement(), currentRegion(), initial));
    if (!scopes.isEmpty()) {
      writable(scopes).put(name, id);
    }
    return id;
  }

  /** The variable of this name in scope, or -1. */
  int lookup(String name) {
    for (Map<String, Integer> scope : scopes) {
      Integer id = scope.isEmpty() ? null : scope.get(name);
      if (id != null) {
        return id;
      }
    }
    return -1;
  }

  /** Enters a type whose fields hide the variables around it. */
  void openNestedType(List<String> fields) {
    Map<String, Integer> hidden = new HashMap<>();
    fields.forEach(field -> hidden.put(field, -1));
    scopes.push(hidden);
    localTypes.push(Map.of());
  }

  void closeNestedType() {
    scopes.pop();
    localTypes.pop();
  }

  void declareType(String simpleName, String qualifiedName) {
    writable(localTypes).put(simpleName, qualifiedName);
    hasLocalTypes = true;
  }

  boolean hasLocalTypes() {
    return hasLocalTypes;
  }

  /** The qualified name of a local type in scope, or null. */
  String lookupType(String simpleName) {
    if (!hasLocalTypes) {
      return null;
    }
    for (Map<String, String> scope : localTypes) {
      String name = scope.get(simpleName);
      if (name != null) {
        return name;
      }
    }
    return null;
  }

  // --- switch expressions ---

  void openYields() {
    yields.push(new ArrayList<>());
  }

  void yieldValue(Value value) {
    if (!yields.isEmpty()) {
      yields.peek().add(value);
    }
  }

  List<Value> closeYields() {
    return yields.pop();
  }
}

package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;

/** Reads statements. */
final class StatementSyntax {
  private final Syntax syntax;
  private final Cursor cursor;
  private final ExpressionSyntax expressions;
  private final DeclarationSyntax declarations;
  private final LoopSyntax loops;

  StatementSyntax(Syntax syntax) {
    this.syntax = syntax;
    this.cursor = syntax.cursor();
    this.expressions = syntax.expressions();
    this.declarations = syntax.declarations();
    this.loops = new LoopSyntax(syntax, this);
  }

  Statement.Block block() {
    int first = cursor.at();
    cursor.expect('{');
    List<Statement> statements = new ArrayList<>();
    while (!cursor.accept('}')) {
      statements.add(statement());
    }
    return new Statement.Block(List.copyOf(statements), first, cursor.last());
  }

  Statement statement() {
    return switch (cursor.kind()) {
      case TokenKind.WORD -> word();
      case '{' -> block();
      case ';' -> empty();
      case Keywords.IF -> ifStatement();
      case Keywords.RETURN -> returnStatement();
      case Keywords.THROW -> throwStatement();
      case Keywords.BREAK, Keywords.CONTINUE -> jump();
      case Keywords.WHILE -> loops.whileLoop();
      case Keywords.DO -> loops.doLoop();
      case Keywords.FOR -> loops.forLoop();
      case Keywords.TRY -> tryStatement();
      case Keywords.SWITCH -> syntax.switches().statement();
      case Keywords.SYNCHRONIZED -> synchronizedStatement();
      case Keywords.ASSERT -> assertion();
      case Keywords.FINAL, Keywords.ABSTRACT, Keywords.STATIC, Keywords.STRICTFP, '@' -> declared();
      case Keywords.CLASS, Keywords.INTERFACE, Keywords.ENUM -> localType();
      case Keywords.THIS, Keywords.SUPER -> cursor.kind(1) == '(' ? construction() : evaluation();
      default ->
          Keywords.isPrimitive(cursor.kind()) && syntax.scan().isDeclaration(cursor.at())
              ? variables()
              : evaluation();
    };
  }

  /** A statement that is part of another: no declaration. */
  Statement part() {
    Statement part = statement();
    boolean declares =
        part instanceof Statement.LocalType
            || (part instanceof Statement.Evaluate e
                && e.expression() instanceof Expression.Declaration);
    if (declares) {
      throw new Unread();
    }
    return part;
  }

  private Statement word() {
    if (cursor.kind(1) == ':') {
      return labelled();
    }
    if (cursor.isWord("yield") && isYield()) {
      return yieldStatement();
    }
    boolean declares = cursor.kind(1) == TokenKind.WORD;
    if (declares && cursor.isWord("record") && isRecord()) {
      return localType();
    }
    if (declares && cursor.isWord("sealed")) {
      throw new Unread();
    }
    return syntax.scan().isDeclaration(cursor.at()) ? variables() : evaluation();
  }

  private boolean isRecord() {
    return cursor.kind(2) == '(' || cursor.kind(2) == '<';
  }

  /** Whether the value of a switch follows, and the word is no name. JLS 3.9. */
  private boolean isYield() {
    return switch (cursor.kind(1)) {
      case '=', '.', '[', TokenKind.COMPOUND, TokenKind.COLONS -> false;
      case '(', TokenKind.INCREMENT, TokenKind.DECREMENT, '<', '>' -> throw new Unread();
      default -> true;
    };
  }

  private Statement empty() {
    int only = cursor.pass();
    return new Statement.Empty(only, only);
  }

  private Statement labelled() {
    int first = cursor.at();
    String label = cursor.name();
    cursor.expect(':');
    Statement statement = part();
    return new Statement.Labelled(label, statement, first, cursor.last());
  }

  private Statement yieldStatement() {
    int first = cursor.pass();
    Expression value = expressions.nested();
    cursor.expect(';');
    return new Statement.Yield(value, first, cursor.last());
  }

  private Statement variables() {
    Expression.Declaration declaration = declarations.variables();
    cursor.expect(';');
    return new Statement.Evaluate(declaration, declaration.first(), cursor.last());
  }

  /** A declaration with modifiers: of variables or of a class. */
  private Statement declared() {
    int behind = syntax.scan().passModifiers(cursor.at());
    boolean variables = syntax.scan().isDeclaration(behind);
    return variables ? variables() : localType();
  }

  private Statement localType() {
    int first = cursor.at();
    Member.Type type = syntax.members().type();
    if (type.kind() == TypeDecl.Kind.ANNOTATION) {
      throw new Unread();
    }
    return new Statement.LocalType(type, first, cursor.last());
  }

  private Statement evaluation() {
    Expression expression = expressions.nested();
    cursor.expect(';');
    if (!isStatement(expression)) {
      throw new Unread();
    }
    return new Statement.Evaluate(expression, expression.first(), cursor.last());
  }

  /** Whether an expression can stand alone. JLS 14.8. */
  private static boolean isStatement(Expression e) {
    return e instanceof Expression.Call
        || e instanceof Expression.Assign
        || e instanceof Expression.Creation
        || (e instanceof Expression.Unary unary && unary.operator().length() == 2);
  }

  private Statement ifStatement() {
    int first = cursor.pass();
    Expression condition = condition();
    Statement yes = part();
    Statement no = cursor.accept(Keywords.ELSE) ? part() : null;
    return new Statement.If(condition, yes, no, first, cursor.last());
  }

  /** An expression in parentheses that belong to the statement. */
  Expression condition() {
    cursor.expect('(');
    Expression condition = expressions.nested();
    cursor.expect(')');
    return condition;
  }

  private Statement returnStatement() {
    int first = cursor.pass();
    Expression value = cursor.is(';') ? null : expressions.nested();
    cursor.expect(';');
    return new Statement.Return(value, first, cursor.last());
  }

  private Statement throwStatement() {
    int first = cursor.pass();
    Expression value = expressions.nested();
    cursor.expect(';');
    return new Statement.Throw(value, first, cursor.last());
  }

  private Statement jump() {
    boolean isContinue = cursor.is(Keywords.CONTINUE);
    int first = cursor.pass();
    String label = cursor.is(TokenKind.WORD) ? cursor.name() : "";
    cursor.expect(';');
    return new Statement.Jump(isContinue, label, first, cursor.last());
  }

  private Statement synchronizedStatement() {
    int first = cursor.pass();
    Expression monitor = condition();
    Statement.Block body = block();
    return new Statement.Synchronized(monitor, body, first, cursor.last());
  }

  private Statement assertion() {
    int first = cursor.pass();
    Expression check = expressions.nested();
    Expression message = cursor.accept(':') ? expressions.nested() : null;
    cursor.expect(';');
    return new Statement.Assert(check, message, first, cursor.last());
  }

  private Statement construction() {
    boolean isThis = cursor.is(Keywords.THIS);
    int first = cursor.pass();
    List<Expression> arguments = expressions.arguments();
    cursor.expect(';');
    return new Statement.Construct(isThis, arguments, first, cursor.last());
  }

  private Statement tryStatement() {
    int first = cursor.pass();
    List<Expression> resources = cursor.is('(') ? resources() : List.of();
    Statement.Block body = block();
    List<Catch> catches = new ArrayList<>(1);
    while (cursor.is(Keywords.CATCH)) {
      catches.add(catchClause());
    }
    Statement.Block finish = cursor.accept(Keywords.FINALLY) ? block() : null;
    if (finish == null && catches.isEmpty() && resources.isEmpty()) {
      throw new Unread();
    }
    return new Statement.Try(resources, body, List.copyOf(catches), finish, first, cursor.last());
  }

  private List<Expression> resources() {
    cursor.expect('(');
    List<Expression> resources = new ArrayList<>(1);
    do {
      resources.add(resource());
    } while (cursor.accept(';') && !cursor.is(')'));
    cursor.expect(')');
    return List.copyOf(resources);
  }

  /** One that is opened here, or a variable that holds one. JLS 14.20.3. */
  private Expression resource() {
    if (declarations.isNext()) {
      return declarations.variables();
    }
    Expression resource = expressions.nested();
    if (!(resource instanceof Expression.Name) && !(resource instanceof Expression.Access)) {
      throw new Unread();
    }
    return resource;
  }

  private Catch catchClause() {
    int first = cursor.pass();
    cursor.expect('(');
    syntax.modifiers().modifiers();
    List<TypeRef> types = syntax.types().list('|');
    String name = cursor.name();
    int nameAt = cursor.last();
    cursor.expect(')');
    Statement.Block body = block();
    return new Catch(types, name, nameAt, body, first, cursor.last());
  }
}

// GitHub's expression language over plain objects, by the interpreter that GitHub publishes.
import { data, Evaluator, Lexer, Parser } from "@actions/expressions";

/** Evaluates the expression in TEXT (without `${{ }}`) to a JavaScript value. */
export function evaluate(text, contexts, status) {
  const functions = Object.entries(status).map(([name, value]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(value),
  }));
  const tree = new Parser(new Lexer(text).lex().tokens, Object.keys(contexts), functions).parse();
  const named = new Map(functions.map((f) => [f.name, f]));
  return plain(new Evaluator(tree, toData(contexts), named).evaluate());
}

/** Replaces each `${{ }}` of TEXT by its value as a string; other values than strings stay. */
export function expand(text, contexts, status) {
  if (typeof text !== "string") return text;
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression) => {
    const value = evaluate(expression, contexts, status);
    return value === null ? "" : String(value);
  });
}

/** Whether GitHub takes VALUE for true. */
export function truthy(value) {
  return value !== null && value !== false && value !== 0 && value !== "";
}

function toData(value) {
  if (value === undefined || value === null) return new data.Null();
  if (typeof value === "string") return new data.StringData(value);
  if (typeof value === "boolean") return new data.BooleanData(value);
  if (typeof value === "number") return new data.NumberData(value);
  return new data.Dictionary(
    ...Object.entries(value).map(([key, item]) => ({ key, value: toData(item) })),
  );
}

function plain(result) {
  return result.kind === data.Kind.Null ? null : result.value;
}

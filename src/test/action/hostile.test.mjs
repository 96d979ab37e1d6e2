// Names, inputs and sources that try to become commands: of the shell, of git, of the runner.
import assert from "node:assert/strict";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { annotations, Checkout, said } from "./runner/checkout.mjs";

const NAMES = [
  "with space",
  "$(touch pwned)",
  "`touch pwned`",
  "; touch pwned;",
  "-rf",
  "@file",
  "'quote",
  '"double',
  "a*?[b]",
  "::error::x",
  "##[error]x",
  "%41%0A",
  "naïve-ü-😀",
  "a\\b",
  "--output=x",
  "-",
];

test("hostile paths reach the tool as they are", () => {
  const checkout = new Checkout();
  for (const name of NAMES) checkout.write(`${name}/A.java`, "");
  const result = checkout.run({ inputs: { paths: NAMES.join("\n") } });
  assert.equal(result.outcome, "success");
  assert.deepEqual(result.scans[0].paths, NAMES);
  assert.ok(!existsSync(join(checkout.workspace, "pwned")));
  assert.deepEqual(result.commands, []);
});

const INPUTS = [
  "paths",
  "config",
  "args",
  "java-release",
  "fail-on",
  "upload-sarif",
  "category",
  "sarif-file",
  "annotations",
  "summary",
  "baseline",
  "only-new",
  "base-ref",
  "working-directory",
  "jar",
  "java-home",
];

test("hostile inputs run nothing", () => {
  const checkout = new Checkout();
  const text =
    '"; touch pwned; "$(touch pwned)`touch pwned`${{ github.token }}\n::set-env name=X::y\n##[add-path]z';
  for (const input of INPUTS) {
    const result = checkout.run({ inputs: { "base-ref": "x", [input]: text } });
    assert.ok(!existsSync(join(checkout.workspace, "pwned")), input);
    assert.ok(!existsSync(join(checkout.action, "pwned")), input);
    for (const { name } of result.commands) assert.match(name, /^(error|notice)$/, input);
  }
});

test("inputs that look like options are refused or stay values", () => {
  const checkout = new Checkout();
  const values = { "java-release": "--java-release", "fail-on": "--fail-on" };
  for (const input of INPUTS) {
    const { outcome, scans } = checkout.run({ inputs: { [input]: "-rf" } });
    if (input in values) assert.equal(scans[0].options[values[input]], "-rf");
    else
      assert.equal(
        outcome,
        ["category", "base-ref"].includes(input) ? "success" : "failure",
        input,
      );
  }
});

test("args expand nothing", () => {
  const { scans } = new Checkout().run({
    inputs: { args: "--enable $HOME --disable '*' --only `id`" },
  });
  assert.deepEqual(
    ["--enable", "--disable", "--only"].map((name) => scans[0].options[name]),
    ["$HOME", "*", "`id`"],
  );
});

test("sources and names in the log are no commands", () => {
  const text =
    "x\n::set-env name=PATH::/evil\n  ::error::fake\n##[add-path]/evil\n::stop-commands::x\n::x::\n::notice::late";
  const finding = {
    path: `a\n::add-path::/evil\n##[warning]b/A.java`,
    line: 1,
    severity: "note",
    rule: "lost-task",
    message: text,
  };
  const result = new Checkout().run({ double: { findings: [finding], stderr: text } });
  assert.deepEqual(
    result.commands.map(({ name, properties, message }) => [name, properties.file, message]),
    [["notice", finding.path, text]],
  );
  assert.equal(result.outputs["findings-count"], "1");
});

test("the reason of a crash is one harmless line", () => {
  const result = new Checkout().run({
    double: { exit: 2, stderr: `::add-path::/evil%0A::warning::x ${"y".repeat(5000)}` },
  });
  assert.deepEqual(
    result.commands.map((command) => command.name),
    ["error"],
  );
  assert.ok(said(result, "error").length < 600);
});

test("an annotation report that holds other commands is filtered", () => {
  const checkout = new Checkout();
  const evil = join(checkout.folder, "evil.mjs");
  writeFileSync(
    evil,
    `
    import { writeFileSync } from "node:fs";
    const words = process.argv.slice(2);
    if (words.includes("-version")) { console.error('openjdk version "21.0.1"'); process.exit(); }
    if (words.includes("--version")) { console.log("heddle 9.9.9"); process.exit(); }
    for (const word of words) {
      const [, format, file] = /^--report=(\\w+)=(.*)$/.exec(word) ?? [];
      if (file) writeFileSync(file, format === "github"
        ? "::set-env name=PATH::x\\n::error file=A.java,line=1::ok\\n##[add-path]x\\nplain\\n" + "::warning file=B::w\\n".repeat(30)
        : "{}");
    }`,
  );
  checkout.write("jdk/bin/java", `#!/usr/bin/env bash\nexec node '${evil}' "$@"\n`);
  checkout.chmod("jdk/bin/java");
  const result = checkout.run({ inputs: { "java-home": join(checkout.workspace, "jdk") } });
  assert.deepEqual(
    new Set(result.commands.map((command) => command.name)),
    new Set(["error", "warning"]),
  );
  assert.equal(annotations(result, "warning").length, 10);
});

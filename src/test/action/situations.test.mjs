// What the action does in each situation that a job can meet.
import assert from "node:assert/strict";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { annotations, Checkout, said } from "./runner/checkout.mjs";

const error = {
  path: "src/A.java",
  line: 3,
  severity: "error",
  rule: "lost-task",
  message: "nothing waits for `run`",
};
const note = {
  path: "src/B.java",
  line: 5,
  severity: "note",
  rule: "await-in-loop",
  message: "awaits one by one",
};

test("findings: reports first, the gate last", () => {
  const result = new Checkout().run({ double: { findings: [error, note] } });
  assert.deepEqual(result.order, [
    "Find Java",
    "Get Heddle",
    "Scan",
    "Job summary",
    "Annotations",
    "Upload to code scanning",
    "Gate",
  ]);
  assert.equal(result.outcome, "failure");
  assert.equal(result.steps.Gate.outcome, "failure");
  const { "sarif-file": sarif, ...outputs } = result.outputs;
  assert.deepEqual(outputs, {
    "findings-count": "2",
    "new-findings-count": "2",
    "errors-count": "1",
    "exit-code": "1",
    version: "0.1.0",
  });
  assert.equal(JSON.parse(readFileSync(sarif, "utf8")).runs[0].results.length, 2);
  assert.match(result.summary, /2 findings/);
  assert.equal(annotations(result, "error")[0].properties.file, "src/A.java");
  assert.equal(annotations(result, "notice")[0].message, "awaits one by one");
  assert.match(said(result, "error"), /findings at or above the threshold \(2 in all\)/);
});

test("findings: code scanning gets the file, the root and the category", () => {
  const checkout = new Checkout();
  const result = checkout.run({ double: { findings: [error] }, inputs: { category: "nightly" } });
  assert.deepEqual(result.steps["Upload to code scanning"].with, {
    sarif_file: result.outputs["sarif-file"],
    checkout_path: checkout.workspace,
    category: "nightly",
  });
});

test("findings below the threshold pass", () => {
  const checkout = new Checkout();
  assert.equal(checkout.run({ double: { findings: [note] } }).outcome, "success");
  assert.equal(
    checkout.run({ double: { findings: [error] }, inputs: { "fail-on": "never" } }).outcome,
    "success",
  );
  assert.equal(
    checkout.run({ double: { findings: [note] }, inputs: { "fail-on": "note" } }).outcome,
    "failure",
  );
});

test("no findings: passes and uploads, so that old alerts close", () => {
  const result = new Checkout().run();
  assert.equal(result.outcome, "success");
  assert.equal(result.outputs["findings-count"], "0");
  assert.equal(result.steps["Upload to code scanning"].outcome, "success");
  assert.deepEqual(result.commands, []);
});

test("tool error: fails, says why, uploads nothing", () => {
  const result = new Checkout().run({
    double: { exit: 2, stderr: "\nPicked up JAVA_TOOL_OPTIONS: x\nheddle: bug\n  at y" },
  });
  assert.equal(result.outcome, "failure");
  assert.equal(result.steps["Upload to code scanning"].outcome, "skipped");
  assert.equal(said(result, "error"), "the scan failed: heddle: bug");
  assert.match(result.summary, /could not finish/);
  assert.equal(result.outputs["exit-code"], "2");
  assert.equal(result.outputs["findings-count"], "");
  assert.equal(result.outputs["sarif-file"], "");
});

test("killed JVM: fails with its exit code", () => {
  const result = new Checkout().run({ double: { exit: 137, reports: false } });
  assert.equal(result.outcome, "failure");
  assert.equal(result.steps.Gate.exitCode, 137);
  assert.match(said(result, "error"), /exit code 137/);
});

test("lost reports: fails although the tool claims success", () => {
  const result = new Checkout().run({ double: { reports: false } });
  assert.equal(result.outcome, "failure");
  assert.equal(said(result, "error"), "the scan failed: the reports are missing");
});

test("incomplete under --strict: reports, uploads and fails", () => {
  const result = new Checkout().run({
    double: { findings: [note], exit: 3, stderr: "1 file skipped" },
    inputs: { args: "--strict" },
  });
  assert.equal(result.outcome, "failure");
  assert.equal(result.steps["Upload to code scanning"].outcome, "success");
  assert.match(said(result, "error"), /incomplete.*1 file skipped/);
});

test("25,001 findings: counts right, annotations ten a kind, short log", () => {
  const result = new Checkout().run({ double: { count: 25_001 } });
  assert.equal(result.outputs["findings-count"], "25001");
  assert.equal(result.outputs["errors-count"], "8334");
  for (const kind of ["warning", "notice"]) assert.equal(annotations(result, kind).length, 10);
  assert.equal(annotations(result, "error").length, 11);
  assert.ok(result.steps.Scan.log.split("\n").length < 1100);
  assert.match(result.steps.Scan.log, /… 49002 more lines/);
});

test("a summary that GitHub would refuse is cut", () => {
  const result = new Checkout().run({ double: { summaryBytes: 2_000_000 } });
  assert.ok(result.summary.length < 1_001_000);
  assert.match(result.summary, /\| x \|\n\n\n… cut here/);
});

test("summary and annotations can be switched off", () => {
  const result = new Checkout().run({
    double: { findings: [note] },
    inputs: { summary: "false", annotations: "false" },
  });
  assert.equal(result.summary, "");
  assert.deepEqual(result.commands, []);
});

test("options: every input reaches the tool", () => {
  const checkout = new Checkout();
  checkout.write("my config.toml", "");
  checkout.write("base.toml", "");
  const { scans } = checkout.run({
    inputs: {
      paths: "src\n\n  heddle.jar  \n",
      config: "my config.toml",
      baseline: "base.toml",
      "java-release": "21",
      "fail-on": "error",
      args: "--strict  --enable 'a b',\"c\" --call-depth\n4",
    },
  });
  assert.equal(scans.length, 1);
  const { "--report": reports, ...options } = scans[0].options;
  assert.deepEqual(options, {
    "--config": "my config.toml",
    "--baseline": "base.toml",
    "--java-release": "21",
    "--strict": true,
    "--enable": "a b,c",
    "--call-depth": "4",
    "--fail-on": "error",
  });
  assert.deepEqual(
    reports.map(([format]) => format),
    ["sarif", "concise", "markdown", "github"],
  );
  assert.deepEqual(scans[0].paths, ["src", "heddle.jar"]);
});

test("working directory: paths and files are relative to it", () => {
  const checkout = new Checkout();
  checkout.write("app/src/A.java", "");
  const result = checkout.run({
    inputs: { "working-directory": "app", paths: "src", "sarif-file": "out/x.sarif" },
  });
  assert.equal(result.scans[0].cwd, join(checkout.workspace, "app"));
  assert.equal(result.outputs["sarif-file"], join(checkout.workspace, "app/out/x.sarif"));
  assert.equal(result.steps["Upload to code scanning"].with.checkout_path, checkout.workspace);
});

test("repository in a subfolder of the workspace is the root", () => {
  const checkout = new Checkout({ git: false });
  checkout.write("repo/.git/HEAD", "");
  checkout.write("repo/src/A.java", "");
  const result = checkout.run({ inputs: { paths: "repo/src" } });
  assert.equal(
    result.steps["Upload to code scanning"].with.checkout_path,
    join(checkout.workspace, "repo"),
  );
});

test("no repository: scans, tells why nothing is uploaded", () => {
  const result = new Checkout({ git: false }).run();
  assert.equal(result.outcome, "success");
  assert.equal(result.steps["Upload to code scanning"].outcome, "skipped");
  assert.match(said(result, "notice"), /its paths need a git checkout/);
});

test("Windows: Java gets every path as Windows writes it", () => {
  const checkout = new Checkout();
  const calls = join(checkout.folder, "cygpath");
  const bin = checkout.bin({ cygpath: `echo "$3" >>'${calls}'; printf '%s\\n' "$3"` });
  const result = checkout.run({ environment: { PATH: bin } });
  const converted = checkout.read(calls).split("\n");
  const { options } = result.scans[0];
  for (const [, file] of options["--report"]) assert.ok(converted.includes(file), file);
  assert.ok(converted.includes(result.steps["Get Heddle"].outputs.jar));
});

test("JVM options of the job reach Java", () => {
  const result = new Checkout().run({ environment: { HEDDLE_JAVA_OPTS: "-Xmx1g  -Da=*" } });
  assert.deepEqual(result.scans[0].jvm.slice(-2), ["-Xmx1g", "-Da=*"]);
});

test("paths outside the workspace are refused", () => {
  const checkout = new Checkout();
  symlinkSync(checkout.folder, join(checkout.workspace, "link"));
  symlinkSync("/etc/hosts", join(checkout.workspace, "hosts"));
  for (const paths of ["..", "/etc", "link", "hosts", "src/../..", "src\n/"]) {
    const result = checkout.run({ inputs: { paths } });
    assert.equal(result.outcome, "failure", paths);
    assert.match(said(result, "error"), /lies outside the workspace/);
    assert.deepEqual(result.scans, []);
  }
  const result = checkout.run({ inputs: { "working-directory": ".." } });
  assert.match(said(result, "error"), /'working-directory': '..' lies outside/);
});

test("an absolute path inside the workspace is fine", () => {
  const checkout = new Checkout();
  assert.equal(
    checkout.run({ inputs: { paths: join(checkout.workspace, "src") } }).outcome,
    "success",
  );
});

for (const [inputs, message] of [
  [{ summary: "yes" }, /'summary' must be one of 'true false', not 'yes'/],
  [{ annotations: "" }, /'annotations' must be one of/],
  [{ "only-new": "1" }, /'only-new' must be one of/],
  [{ "upload-sarif": "always" }, /'upload-sarif' must be one of 'auto true false'/],
  [{ "fail-on": "banana" }, /Invalid value for option '--fail-on': banana/],
  [{ args: "--no-such" }, /Unknown option: '--no-such'/],
  [{ args: "'open" }, /'args': a quote is not closed/],
  [{ paths: "\n \n" }, /'paths' names nothing/],
  [{ paths: "no such" }, /'paths': no file or folder 'no such'/],
  [{ config: "x.toml" }, /'config': no file 'x.toml'/],
  [{ baseline: "x.toml" }, /'baseline': no file 'x.toml'/],
  [{ "working-directory": "x" }, /'working-directory': no folder 'x'/],
  [{ "sarif-file": "x.json" }, /must end in '.sarif'/],
  [{ "sarif-file": "x.quality.sarif" }, /choose another name/],
  [{ "sarif-file": "heddle.jar/x.sarif" }, /cannot create the folder/],
  [{ jar: "no.jar" }, /'jar': no file 'no.jar'/],
  [{ "java-home": "/nowhere" }, /'java-home': no Java 17 or newer in '\/nowhere'/],
]) {
  test(`bad input ${JSON.stringify(inputs)}: fails, no upload`, () => {
    const result = new Checkout().run({ inputs });
    assert.equal(result.outcome, "failure");
    assert.equal(result.steps["Upload to code scanning"].outcome, "skipped");
    assert.match(said(result, "error"), message);
    assert.equal(annotations(result, "error").length, 1);
  });
}

test("an upload that is refused degrades to a notice, or fails if it was demanded", () => {
  const checkout = new Checkout();
  const upload = { outcome: "failure" };
  const forked = checkout.run({ upload, github: { event_name: "pull_request" } });
  assert.equal(forked.outcome, "success");
  assert.match(said(forked, "notice"), /code scanning refused.*security-events: write.*forks/s);
  assert.match(forked.summary, /> code scanning refused/);
  assert.equal(checkout.run({ upload, double: { findings: [error] } }).steps.Gate.exitCode, 1);
  const demanded = checkout.run({ upload, inputs: { "upload-sarif": "true" } });
  assert.equal(demanded.outcome, "failure");
  assert.match(said(demanded, "error"), /code scanning refused/);
});

test("no upload where it is switched off or cannot work", () => {
  const checkout = new Checkout();
  const off = checkout.run({ inputs: { "upload-sarif": "false" } });
  assert.equal(off.steps["Upload to code scanning"].outcome, "skipped");
  assert.ok(existsSync(off.outputs["sarif-file"]));
  const bot = checkout.run({
    environment: { GITHUB_ACTOR: "dependabot[bot]", GITHUB_EVENT_NAME: "push" },
  });
  assert.equal(bot.steps["Upload to code scanning"].outcome, "skipped");
  assert.match(said(bot, "notice"), /Dependabot/);
});

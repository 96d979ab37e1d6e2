// `only-new`: what a pull request is compared with, and which report shows what.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Checkout, said } from "./runner/checkout.mjs";

const old = { path: "src/A.java", line: 1, severity: "error", rule: "lost-task", message: "old" };
const fresh = {
  path: "src/A.java",
  line: 9,
  severity: "warning",
  rule: "lost-task",
  message: "new",
  isNew: true,
};
const double = { findings: [old, fresh] };
const pullRequest = (base) => ({
  event_name: "pull_request",
  event: { pull_request: { base: { sha: base } } },
});

/** A branch that left `main` at the returned commit; both went on. */
function branched() {
  const checkout = new Checkout();
  const left = checkout.commit("left");
  const base = checkout.commit("main goes on");
  checkout.git("checkout", "-q", "-b", "topic", left);
  checkout.write("src/A.java", "class A { }\n");
  checkout.commit("topic goes on");
  return { checkout, left, base };
}

/** Makes the workspace a shallow clone of itself, as actions/checkout does by default. */
function shallow(checkout, { remote = true } = {}) {
  const origin = join(checkout.folder, "origin");
  execFileSync("git", ["clone", "-q", "--bare", checkout.workspace, origin]);
  rmSync(checkout.workspace, { recursive: true });
  execFileSync("git", [
    "clone",
    "-q",
    "--depth=1",
    "--branch=topic",
    `file://${origin}`,
    checkout.workspace,
  ]);
  if (!remote) rmSync(origin, { recursive: true });
  return checkout;
}

test("pull request: SARIF has all findings, the rest the new ones", () => {
  const { checkout, left, base } = branched();
  const result = checkout.run({
    double,
    inputs: { "only-new": "true" },
    github: pullRequest(base),
  });
  const [all, news] = result.scans.map((scan) => scan.options);
  assert.equal(result.scans.length, 2);
  assert.deepEqual(
    all["--report"].map(([format]) => format),
    ["sarif", "concise"],
  );
  assert.equal(all["--fail-on"], "never");
  assert.ok(!("--new-since" in all));
  assert.deepEqual(
    news["--report"].map(([format]) => format),
    ["concise", "markdown", "github"],
  );
  assert.equal(news["--new-since"], left);
  assert.equal(result.outputs["findings-count"], "2");
  assert.equal(result.outputs["new-findings-count"], "1");
  assert.equal(result.outputs["errors-count"], "1");
  assert.deepEqual(
    result.commands.filter((c) => c.properties.file).map((c) => c.message),
    ["new"],
  );
  assert.match(result.summary, /1 of 2 findings are on changed lines/);
  assert.equal(result.outcome, "failure");
});

test("pull request: old findings pass the gate", () => {
  const { checkout, base } = branched();
  const result = checkout.run({
    double: { findings: [old] },
    inputs: { "only-new": "true" },
    github: pullRequest(base),
  });
  assert.equal(result.outcome, "success");
  assert.equal(result.outputs["exit-code"], "0");
});

test("pull request: a crash of the first scan is not hidden by the second", () => {
  const { checkout, base } = branched();
  const result = checkout.run({
    double: { exit: 2, stderr: "bug" },
    inputs: { "only-new": "true" },
    github: pullRequest(base),
  });
  assert.equal(result.scans.length, 1);
  assert.equal(result.outcome, "failure");
});

test("base-ref: a branch, a tag, a commit", () => {
  const { checkout, left } = branched();
  checkout.git("tag", "v1", "main");
  for (const ref of ["main", "v1", left, "HEAD~1"]) {
    const result = checkout.run({ inputs: { "only-new": "true", "base-ref": ref } });
    assert.equal(result.scans[1].options["--new-since"], left, ref);
  }
});

test("shallow checkout: the history is fetched", () => {
  for (const inputs of [{}, { "base-ref": "main" }]) {
    const { checkout, left, base } = branched();
    shallow(checkout);
    const result = checkout.run({
      inputs: { jar: heddle(checkout), "only-new": "true", ...inputs },
      github: pullRequest(base),
    });
    assert.equal(result.scans[1].options["--new-since"], left);
  }
});

test("shallow checkout that may not fetch: fails with advice", () => {
  const { checkout, base } = branched();
  shallow(checkout, { remote: false });
  for (const [inputs, github] of [
    [{}, pullRequest(base)],
    [{ "base-ref": "main" }, {}],
  ]) {
    const result = checkout.run({
      inputs: { jar: heddle(checkout), "only-new": "true", ...inputs },
      github,
    });
    assert.equal(result.outcome, "failure");
    assert.match(said(result, "error"), /'fetch-depth: 0'/);
    assert.deepEqual(result.scans, []);
  }
});

test("base-ref that is an option or a refspec is refused", () => {
  const { checkout } = branched();
  for (const ref of ["--output=x", "-x", "a:b", "+main", "main\nx"]) {
    const result = checkout.run({ inputs: { "only-new": "true", "base-ref": ref } });
    assert.match(said(result, "error"), /is no branch, tag or commit/, ref);
  }
  const unknown = checkout.run({ inputs: { "only-new": "true", "base-ref": "$(id)" } });
  assert.match(said(unknown, "error"), /'\$\(id\)' shares no known history/);
});

test("an event without a base: all findings count, and a notice says so", () => {
  const { checkout } = branched();
  for (const event of [{}, { before: "0".repeat(40) }]) {
    const result = checkout.run({ double, inputs: { "only-new": "true" }, github: { event } });
    assert.equal(result.scans.length, 1);
    assert.match(said(result, "notice"), /this event has no base/);
    assert.equal(result.outputs["new-findings-count"], "2");
  }
});

test("push: compared with the commit before; merge queue: with its base", () => {
  const { checkout, left } = branched();
  for (const event of [{ before: left }, { merge_group: { base_sha: left } }]) {
    const result = checkout.run({ inputs: { "only-new": "true" }, github: { event } });
    assert.equal(result.scans[1].options["--new-since"], left);
  }
});

test("no repository: only-new cannot work", () => {
  const result = new Checkout({ git: false }).run({ inputs: { "only-new": "true" } });
  assert.match(said(result, "error"), /needs a git checkout/);
});

test("git settings of the checkout run no programs", () => {
  const { checkout, base } = branched();
  checkout.git("config", "core.fsmonitor", "touch pwned");
  checkout.git("config", "core.pager", "touch pwned");
  const result = checkout.run({ inputs: { "only-new": "true" }, github: pullRequest(base) });
  assert.equal(result.outcome, "success");
  assert.throws(() => checkout.read(join(checkout.workspace, "pwned")));
});

/** The jar again, where a clone has replaced the workspace. */
function heddle(checkout) {
  return checkout.write("heddle.jar", "");
}

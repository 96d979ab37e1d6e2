// The action with the real Heddle, from the jar in HEDDLE_JAR or target/heddle.jar.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { annotations, Checkout, project, said } from "./runner/checkout.mjs";
import { multitoolComplaints, schemaComplaints } from "./runner/validators.mjs";

const jar = resolve(process.env.HEDDLE_JAR ?? join(project, "target/heddle.jar"));
const skip = existsSync(jar) ? undefined : "no target/heddle.jar: run 'mvn package' first";
const real = (name, body) => test(`real: ${name}`, { skip }, body);

const knows = (option) =>
  !skip &&
  spawnSync("java", ["-jar", jar, "scan", "--help"], { encoding: "utf8" }).stdout.includes(option);

/** A class of that name with a defect: a future that nobody joins. */
const faulty = (name) => `
import java.util.concurrent.CompletableFuture;

class ${name} {
  void start() {
    CompletableFuture<String> late = CompletableFuture.supplyAsync(() -> "text".trim());
  }
}
`;

function scan(checkout, options = {}) {
  const home = execFileSync(
    "bash",
    ["-c", 'dirname "$(dirname "$(readlink -f "$(command -v java)")")"'],
    { encoding: "utf8" },
  ).trim();
  return checkout.run({ ...options, inputs: { jar, "java-home": home, ...options.inputs } });
}

function validSarif(result) {
  const file = result.outputs["sarif-file"];
  assert.deepEqual(schemaComplaints(file), []);
  assert.deepEqual(
    multitoolComplaints(file).filter((c) => !c.startsWith("warning SARIF2005:")),
    [],
  );
  return JSON.parse(readFileSync(file, "utf8")).runs[0].results;
}

real("findings in every report, the same number in each", () => {
  const checkout = new Checkout();
  checkout.write("src/Faulty.java", faulty("Faulty"));
  const result = scan(checkout);
  const results = validSarif(result);
  assert.ok(results.length >= 1);
  assert.equal(result.outputs["findings-count"], String(results.length));
  const placed = result.commands.filter((command) => command.properties.file === "src/Faulty.java");
  assert.equal(placed.length, results.length);
  for (const { ruleId } of results) assert.ok(result.summary.includes(ruleId), ruleId);
  assert.equal(result.outputs["exit-code"], "1");
  assert.equal(result.outcome, "failure");
  assert.match(result.outputs.version, /^\d+\.\d+/);
});

real("a clean project passes with an empty, valid SARIF file", () => {
  const result = scan(new Checkout());
  assert.deepEqual(validSarif(result), []);
  assert.equal(result.outcome, "success");
  assert.equal(result.outputs["findings-count"], "0");
});

real("the sample project", () => {
  const checkout = new Checkout();
  cpSync(join(project, "testdata/golden/project"), checkout.workspace, { recursive: true });
  const result = scan(checkout);
  assert.equal(String(validSarif(result).length), result.outputs["findings-count"]);
});

real("hostile names and sources", () => {
  const checkout = new Checkout();
  const names = [
    "a b",
    "::error::x",
    "##[error]x",
    "%41%0A",
    "naïve-😀",
    "a\n::add-path::b",
    "](x)|<img>`",
    "c:d",
  ];
  const paths = names.map((name, i) => `${name}/F${i}.java`);
  paths.forEach((path, i) => {
    const source = faulty(`F${i}`).replace('"text"', '"::set-env name=X::y ##[add-path]z"');
    checkout.write(path, source);
  });
  const result = scan(checkout, { inputs: { "fail-on": "never" } });
  const uris = validSarif(result).map((r) => r.locations[0].physicalLocation.artifactLocation.uri);
  const files = new Set(uris.map((uri) => decodeURIComponent(uri).replace(/^\.\//, "")));
  assert.deepEqual([...files].sort(), paths.sort());
  for (const command of result.commands) {
    assert.match(command.name, /^(error|warning|notice)$/);
    // Heddle parts `##[` by a character that is not seen.
    const file = command.properties.file.replace("\u2060", "");
    assert.ok(files.has(file), JSON.stringify(command));
  }
  assert.equal(result.outputs["findings-count"], String(uris.length));
});

real("a usage error fails the job", () => {
  const result = scan(new Checkout(), { inputs: { args: "--no-such-option" } });
  assert.equal(result.outputs["exit-code"], "2");
  assert.match(said(result, "error"), /--no-such-option/);
});

real("a broken source is no crash; under --strict it fails, after the upload", () => {
  const checkout = new Checkout();
  checkout.write("src/Broken.java", `${faulty("Broken")}\nclass {{{ "`);
  const lax = scan(checkout, { inputs: { "fail-on": "never" } });
  assert.equal(lax.outcome, "success");
  validSarif(lax);
  const strict = scan(checkout, { inputs: { "fail-on": "never", args: "--strict" } });
  assert.equal(strict.outputs["exit-code"], "3");
  assert.equal(strict.steps["Upload to code scanning"].outcome, "success");
});

test(
  "real: only-new",
  { skip: skip ?? (knows("--new-since") ? undefined : "this jar has no --new-since") },
  () => {
    const checkout = new Checkout();
    checkout.write("src/Old.java", faulty("Old"));
    const base = checkout.commit("old");
    checkout.write("src/New.java", faulty("New"));
    checkout.commit("new");
    const result = scan(checkout, { inputs: { "only-new": "true", "base-ref": base } });
    assert.equal(
      Number(result.outputs["findings-count"]),
      2 * Number(result.outputs["new-findings-count"]),
    );
    const placed = [...annotations(result, "error"), ...annotations(result, "warning")]
      .map((a) => a.properties.file)
      .filter(Boolean);
    assert.deepEqual(new Set(placed), new Set(["src/New.java"]));
    assert.equal(validSarif(result).length, Number(result.outputs["findings-count"]));
  },
);

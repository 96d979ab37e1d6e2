// What judges a SARIF file: GitHub's rules by Microsoft's multitool, and the schema check of upload-sarif.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Validator } from "jsonschema";
import { project } from "./checkout.mjs";

const multitool = createRequire(import.meta.url)("@microsoft/sarif-multitool");
const schema = JSON.parse(
  readFileSync(join(project, "src/test/resources/sarif-schema-2.1.0.json"), "utf8"),
);

/** Errors and warnings that the multitool has for the file, each as `level rule: message`. */
export function multitoolComplaints(file) {
  chmodSync(multitool, 0o755);
  const output = join(mkdtempSync(join(tmpdir(), "heddle-sarif-")), "out.sarif");
  const words = [
    "validate",
    file,
    "--rule-kind",
    "Sarif;Ghas",
    "--level",
    "Error;Warning",
    "--output",
    output,
  ];
  const done = spawnSync(multitool, [...words, "--log", "ForceOverwrite"], {
    encoding: "utf8",
    env: { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: "1" },
  });
  // Its exit code says nothing of errors; the log tells whether it worked at all.
  if (!/Analysis completed/.test(done.stdout))
    throw new Error(`multitool failed: ${done.stdout}${done.stderr}`);
  const lines = done.stdout.split("\n").map((line) => /: (error|warning) (\w+): (.*)$/.exec(line));
  return lines.filter(Boolean).map(([, level, rule, message]) => `${level} ${rule}: ${message}`);
}

/** Violations of the schema, and of what upload-sarif asks for besides. */
export function schemaComplaints(file) {
  const sarif = JSON.parse(readFileSync(file, "utf8"));
  const errors = new Validator().validate(sarif, schema).errors.map(String);
  for (const run of sarif.runs ?? []) {
    if (!Array.isArray(run.results)) errors.push("a run without results");
  }
  return errors;
}

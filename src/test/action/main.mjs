// Runs the test files of this folder that the command line names (all by default) and closes with 'N passed, N failed'.
import { readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { run } from "node:test";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const named = process.argv.slice(2).map((file) => resolve(here, file));
const files = named.length
  ? named
  : readdirSync(here)
      .filter((f) => f.endsWith(".test.mjs"))
      .sort()
      .map((f) => join(here, f));

const counts = { pass: 0, fail: 0, skip: 0 };
const stream = run({ files, concurrency: 2 });
stream.on("test:pass", ({ name, skip, details }) => {
  if (details.type === "suite") return;
  counts[skip === undefined ? "pass" : "skip"]++;
  if (skip !== undefined) console.log(`skipped: ${name}: ${skip}`);
});
stream.on("test:fail", ({ name, details }) => {
  if (details.type === "suite") return;
  counts.fail++;
  console.log(`FAILED: ${name}\n${details.error.cause?.stack ?? details.error.stack}\n`);
});
stream.on("test:stderr", ({ message }) => process.stdout.write(message));
stream.on("end", () => {
  const skipped = counts.skip ? `, ${counts.skip} skipped` : "";
  console.log(`${counts.pass} passed, ${counts.fail} failed${skipped}`);
  process.exitCode = counts.fail > 0 || counts.pass === 0 ? 1 : 0;
});
stream.resume();

// The committed SARIF files, and that the validators would find faults in them.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { project } from "./runner/checkout.mjs";
import { multitoolComplaints, schemaComplaints } from "./runner/validators.mjs";

// SARIF2005 asks for the address of a home page, which Heddle does not have yet.
const unavoidable = (complaint) => complaint.startsWith("warning SARIF2005:");
const golden = join(project, "testdata/golden");

for (const name of readdirSync(golden).filter((file) => file.endsWith(".sarif"))) {
  test(`${name} has no errors and no avoidable warnings`, () => {
    assert.deepEqual(schemaComplaints(join(golden, name)), []);
    assert.deepEqual(
      multitoolComplaints(join(golden, name)).filter((c) => !unavoidable(c)),
      [],
    );
  });
}

test("the validators see faults", () => {
  const sarif = JSON.parse(readFileSync(join(golden, "heddle.sarif"), "utf8"));
  sarif.runs[0].results[0].locations[0].physicalLocation.region.startLine = 0;
  delete sarif.runs[0].tool.driver.rules[0].help;
  const file = join(mkdtempSync(join(tmpdir(), "heddle-sarif-")), "faulty.sarif");
  writeFileSync(file, JSON.stringify(sarif));
  assert.match(schemaComplaints(file).join("\n"), /startLine must be greater than or equal to 1/);
  assert.match(multitoolComplaints(file).join("\n"), /error GH\d+/);
});

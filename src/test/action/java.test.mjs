// Where Java and the jar come from.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Checkout, doubleHome, said } from "./runner/checkout.mjs";

/** A Java home in the workspace whose Java is of that version, or broken. */
function jdk(checkout, version) {
  const home = `jdk-${version}`;
  const body =
    version === "broken"
      ? "exit 1"
      : `DOUBLE='{"java":"${version}"}' exec '${doubleHome}/bin/java' "$@"`;
  checkout.write(`${home}/bin/java`, `#!/usr/bin/env bash\n${body}\n`);
  checkout.chmod(`${home}/bin/java`);
  return join(checkout.workspace, home);
}

/** A PATH without Java, and with Maven only if its script is given. */
function path(checkout, { maven } = {}) {
  return checkout.bin(maven === undefined ? {} : { mvn: maven });
}

const chosen = (result) => result.steps["Find Java"].outputs.java;

test("Java: the input wins, then JAVA_HOME, then the newest JDK of the runner, then the PATH", () => {
  const checkout = new Checkout();
  const [eight, seventeen, twentyOne, twentyFive] = ["1.8.0_402", "17.0.1", "21.0.2", "25"].map(
    (v) => jdk(checkout, v),
  );
  const environment = {
    PATH: path(checkout),
    JAVA_HOME: seventeen,
    JAVA_HOME_8_X64: eight,
    JAVA_HOME_21_arm64: twentyOne,
    JAVA_HOME_25_X64: twentyFive,
  };
  const find = (changes, input = "") =>
    chosen(
      checkout.run({ inputs: { "java-home": input }, environment: { ...environment, ...changes } }),
    );
  assert.equal(find({}, twentyOne), join(twentyOne, "bin/java"));
  assert.equal(find({}), join(seventeen, "bin/java"));
  assert.equal(find({ JAVA_HOME: eight }), join(twentyFive, "bin/java"));
  assert.equal(find({ JAVA_HOME: "", JAVA_HOME_25_X64: "/nowhere" }), join(twentyOne, "bin/java"));
  const none = {
    JAVA_HOME: jdk(checkout, "broken"),
    JAVA_HOME_25_X64: "",
    JAVA_HOME_21_arm64: eight,
  };
  assert.equal(
    find({ ...none, PATH: `${join(seventeen, "bin")}:${environment.PATH}` }),
    join(seventeen, "bin/java"),
  );
});

test("Java named by the input must be new enough", () => {
  const checkout = new Checkout();
  const result = checkout.run({ inputs: { "java-home": jdk(checkout, "11.0.20") } });
  assert.equal(result.outcome, "failure");
  assert.match(said(result, "error"), /no Java 17 or newer/);
});

test("missing Java: one is set up for Heddle alone", () => {
  const checkout = new Checkout();
  const home = jdk(checkout, "21.0.4");
  let given;
  const result = checkout.run({
    inputs: { "java-home": "" },
    environment: { PATH: path(checkout), JAVA_HOME: jdk(checkout, "11.0.20") },
    uses: { "actions/setup-java": (inputs) => ((given = inputs), { outputs: { path: home } }) },
  });
  assert.deepEqual(given, {
    distribution: "temurin",
    "java-version": "21",
    "set-default": "false",
    "overwrite-settings": "false",
  });
  assert.equal(result.outcome, "success");
  assert.equal(result.steps["Get Heddle"].outputs.java, join(home, "bin/java"));
});

test("missing Java that cannot be set up fails the job", () => {
  const checkout = new Checkout();
  const result = checkout.run({
    inputs: { "java-home": "" },
    environment: { PATH: path(checkout) },
    uses: { "actions/setup-java": () => ({ outcome: "failure" }) },
  });
  assert.equal(result.outcome, "failure");
  assert.deepEqual(result.order, ["Find Java", "Set up Java"]);
});

test("jar: beside the action only with the right checksum", () => {
  const checkout = new Checkout();
  const jar = join(checkout.action, "heddle.jar");
  writeFileSync(jar, "jar");
  const run = () => checkout.run({ inputs: { jar: "" } });
  assert.match(said(run(), "error"), /heddle.jar.sha256 is missing/);
  writeFileSync(`${jar}.sha256`, `${"0".repeat(64)}  heddle.jar\n`);
  assert.match(said(run(), "error"), /has SHA-256 \w{64}, not 0{64}/);
  writeFileSync(
    `${jar}.sha256`,
    `${createHash("sha256").update("jar").digest("hex")}  heddle.jar\n`,
  );
  const result = run();
  assert.equal(result.outcome, "success");
  assert.equal(result.steps["Get Heddle"].outputs.jar, jar);
});

test("jar: a broken one is refused", () => {
  const result = new Checkout().run({ double: { starts: false } });
  assert.equal(result.outcome, "failure");
  assert.match(said(result, "error"), /does not start: Error: Invalid or corrupt jarfile/);
});

test("jar: else built once from the action's own sources", () => {
  const checkout = new Checkout();
  const calls = join(checkout.folder, "maven");
  const build = `echo "$JAVA_HOME $*" >>'${calls}'; mkdir -p '${checkout.action}/target'; : >'${checkout.action}/target/heddle.jar'`;
  const environment = { PATH: path(checkout, { maven: build }), DOUBLE_HOME: "/jdk" };
  for (const _ of [1, 2]) {
    const result = checkout.run({ inputs: { jar: "" }, environment });
    assert.equal(result.outcome, "success");
    assert.equal(
      result.steps["Get Heddle"].outputs.jar,
      join(checkout.action, "target/heddle.jar"),
    );
  }
  assert.equal(
    checkout.read(calls),
    `/jdk -B -ntp -DskipTests -f ${checkout.action}/pom.xml package\n`,
  );
});

test("jar: a failing build shows its log, in which nothing is a command", () => {
  const checkout = new Checkout();
  const environment = {
    PATH: path(checkout, { maven: "echo '::error::from Maven'; echo '##[add-path]x' >&2; exit 1" }),
  };
  const result = checkout.run({ inputs: { jar: "" }, environment });
  assert.equal(result.outcome, "failure");
  assert.match(result.steps["Get Heddle"].log, /from Maven/);
  assert.deepEqual(
    result.commands.map((c) => c.message),
    ["Heddle could not be built; the log above says why"],
  );
});

test("jar: a build that makes no jar, and a machine without Maven", () => {
  const checkout = new Checkout();
  const run = (maven) =>
    checkout.run({ inputs: { jar: "" }, environment: { PATH: path(checkout, { maven }) } });
  assert.match(said(run("exit 0"), "error"), /made no target\/heddle.jar/);
  assert.match(said(run(undefined), "error"), /no Maven to build Heddle with/);
  assert.ok(!existsSync(join(checkout.action, "target")));
});

test("file names: Java gets a UTF-8 locale where the job has none", () => {
  const checkout = new Checkout();
  assert.equal(checkout.run().scans[0].locale, "C.UTF-8");
  assert.equal(checkout.run({ environment: { LANG: "de_DE.UTF-8" } }).scans[0].locale, "");
});

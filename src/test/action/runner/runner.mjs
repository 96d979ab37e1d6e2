// Runs a composite action as a runner would: expressions, `if`, outputs, environment files, commands.
// Steps with `uses` are not run: a stub given by the test answers for them.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readCommands } from "./commands.mjs";
import { evaluate, expand, truthy } from "./expressions.mjs";

const MOST_SUMMARY_BYTES = 1024 * 1024;

/**
 * Runs the action in the folder `action` and returns what GitHub would show: `outcome`, `outputs`,
 * `steps` by name (with `outcome`, `log`, `with`), `order`, `commands`, `summary`.
 *
 * @param run.action folder of action.yml
 * @param run.workspace folder of the checkout
 * @param run.inputs values of `with`
 * @param run.github the `github` context
 * @param run.environment variables of the job; nothing else of this process is passed on but PATH
 * @param run.uses by name of a foreign action: its inputs to `{outcome, outputs}`
 */
export function runAction({
  action,
  workspace,
  inputs = {},
  github = {},
  environment = {},
  uses = {},
}) {
  const definition = parse(readFileSync(join(action, "action.yml"), "utf8"));
  const temp = mkdtempSync(join(workspace, "..", "temp-"));
  const job = new Job(workspace, temp, action, environment);
  const contexts = {
    inputs: withDefaults(definition.inputs, inputs),
    github: { workspace, event_name: "push", event: {}, ...github },
    runner: { os: "Linux", temp },
    env: environment,
    steps: {},
  };
  const result = { outcome: "success", steps: {}, order: [], commands: [], summary: "" };
  for (const step of definition.runs.steps) {
    const status = {
      success: result.outcome === "success",
      failure: result.outcome === "failure",
      always: true,
      cancelled: false,
    };
    const state = { outcome: "skipped", outputs: {} };
    if (wanted(step, contexts, status)) {
      Object.assign(
        state,
        step.uses ? foreign(step, uses, contexts, status) : job.run(step, contexts, status, result),
      );
      result.order.push(step.name);
      if (state.outcome === "failure" && step["continue-on-error"] !== true)
        result.outcome = "failure";
    }
    result.steps[step.name] = state;
    if (step.id) contexts.steps[step.id] = { outcome: state.outcome, outputs: state.outputs };
  }
  result.outputs = Object.fromEntries(
    Object.entries(definition.outputs).map(([name, output]) => [
      name,
      expand(output.value, contexts, {}),
    ]),
  );
  return result;
}

function withDefaults(declared, given) {
  for (const name of Object.keys(given)) {
    if (!(name in declared)) throw new Error(`the action has no input '${name}'`);
  }
  return Object.fromEntries(
    Object.entries(declared).map(([name, input]) => [
      name,
      String(given[name] ?? input.default ?? ""),
    ]),
  );
}

function wanted(step, contexts, status) {
  const condition = String(step.if ?? "success()").replace(/^\$\{\{(.*)\}\}$/s, "$1");
  const asksStatus = /\b(success|failure|always|cancelled)\(\)/.test(condition);
  return truthy(evaluate(asksStatus ? condition : `success() && (${condition})`, contexts, status));
}

function foreign(step, uses, contexts, status) {
  const name = step.uses.split("@")[0];
  if (!(name in uses)) throw new Error(`the test has no stub for ${name}`);
  const given = Object.fromEntries(
    Object.entries(step.with ?? {}).map(([key, value]) => [key, expand(value, contexts, status)]),
  );
  return { outcome: "success", outputs: {}, with: given, log: "", ...uses[name](given) };
}

/** What the steps of one job share: the environment, which they may change for later ones. */
class Job {
  constructor(workspace, temp, action, environment) {
    this.workspace = workspace;
    this.temp = temp;
    this.count = 0;
    this.environment = {
      PATH: process.env.PATH,
      HOME: temp,
      GITHUB_WORKSPACE: workspace,
      GITHUB_ACTION_PATH: action,
      GITHUB_EVENT_NAME: "push",
      RUNNER_TEMP: temp,
      ...environment,
    };
  }

  run(step, contexts, status, result) {
    if (step.shell !== "bash") throw new Error(`step '${step.name}' has shell '${step.shell}'`);
    const folder = join(this.temp, `step-${++this.count}`);
    mkdirSync(folder);
    const files = Object.fromEntries(
      ["GITHUB_OUTPUT", "GITHUB_ENV", "GITHUB_PATH", "GITHUB_STEP_SUMMARY"].map((n) => [
        n,
        join(folder, n),
      ]),
    );
    for (const file of Object.values(files)) writeFileSync(file, "");
    writeFileSync(join(folder, "run.sh"), expand(step.run, contexts, status));
    const own = Object.fromEntries(
      Object.entries(step.env ?? {}).map(([key, value]) => [key, expand(value, contexts, status)]),
    );
    const done = spawnSync(
      "bash",
      ["--noprofile", "--norc", "-e", "-o", "pipefail", join(folder, "run.sh")],
      {
        cwd: this.workspace,
        env: { ...this.environment, ...own, ...files },
        encoding: "utf8",
        maxBuffer: 1 << 28,
      },
    );
    const log = done.stdout + done.stderr;
    result.commands.push(...readCommands(done.stdout), ...readCommands(done.stderr));
    result.summary += readSummary(files.GITHUB_STEP_SUMMARY);
    Object.assign(this.environment, readPairs(files.GITHUB_ENV));
    return {
      outcome: done.status === 0 ? "success" : "failure",
      exitCode: done.status,
      outputs: readPairs(files.GITHUB_OUTPUT),
      log,
    };
  }
}

/** The runner refuses a larger summary whole. */
function readSummary(file) {
  const text = readFileSync(file);
  if (text.length > MOST_SUMMARY_BYTES)
    throw new Error("the job summary is larger than GitHub accepts");
  return text.toString("utf8");
}

/** Reads `name=value` and `name<<DELIMITER` pairs of an environment file. */
function readPairs(file) {
  const pairs = {};
  if (!existsSync(file)) return pairs;
  const lines = readFileSync(file, "utf8").split("\n");
  for (let i = 0; i < lines.length; i++) {
    if (lines[i] === "") continue;
    const many = /^([^=]+?)<<(.+)$/.exec(lines[i]);
    if (many) {
      const value = [];
      while (lines[++i] !== many[2]) {
        if (i >= lines.length) throw new Error(`no end of '${many[1]}' in ${file}`);
        value.push(lines[i]);
      }
      pairs[many[1]] = value.join("\n");
    } else {
      const at = lines[i].indexOf("=");
      if (at < 1) throw new Error(`not a pair: ${lines[i]}`);
      pairs[lines[i].slice(0, at)] = lines[i].slice(at + 1);
    }
  }
  return pairs;
}

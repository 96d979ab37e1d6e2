// A made-up machine for one test: a checkout in a workspace, the action in a folder of its own, and the
// stand-ins for Java and for the foreign actions.
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runAction } from "./runner.mjs";

const here = dirname(fileURLToPath(import.meta.url));

/** The folder of this project. */
export const project = join(here, "..", "..", "..", "..");
/** A Java home whose Java is the test double. */
export const doubleHome = join(here, "..", "double");

/** All that the action may ask of a runner besides Java, Maven and bash itself, and what the double needs. */
const PROGRAMS = [
  "basename",
  "bash",
  "cat",
  "cp",
  "cut",
  "dirname",
  "env",
  "git",
  "grep",
  "head",
  "mkdir",
  "mktemp",
  "node",
  "od",
  "printf",
  "readlink",
  "sed",
  "sha256sum",
  "sort",
  "tail",
  "tr",
  "uname",
  "wc",
  "xargs",
];

const made = [];
process.on("exit", () => made.forEach((f) => rmSync(f, { recursive: true, force: true })));

export class Checkout {
  /** @param git false for a workspace without a repository */
  constructor({ git = true } = {}) {
    this.folder = mkdtempSync(join(tmpdir(), "heddle-action-"));
    made.push(this.folder);
    this.workspace = join(this.folder, "work space");
    this.action = join(this.folder, "action");
    this.log = join(this.folder, "calls");
    mkdirSync(this.workspace);
    cpSync(join(project, "action.yml"), join(this.action, "action.yml"));
    cpSync(join(project, "src/main/action"), join(this.action, "src/main/action"), {
      recursive: true,
    });
    this.write("heddle.jar", "");
    this.write("src/A.java", "class A {}\n");
    if (git) this.git("init", "-q", "-b", "main");
  }

  /** Writes a file of the workspace and returns its path. */
  write(path, text) {
    const file = join(this.workspace, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  }

  read(file) {
    return readFileSync(file, "utf8");
  }

  /** Makes a file of the workspace a program. */
  chmod(path) {
    chmodSync(join(this.workspace, path), 0o755);
  }

  /** A PATH of one new folder: the programs that the action needs, without Java, and the given scripts. */
  bin(scripts = {}) {
    const bin = mkdtempSync(join(this.folder, "bin-"));
    for (const name of PROGRAMS) {
      const found = execFileSync("bash", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
      symlinkSync(found, join(bin, name));
    }
    for (const [name, body] of Object.entries(scripts)) {
      writeFileSync(join(bin, name), `#!/usr/bin/env bash\n${body}\n`, { mode: 0o755 });
    }
    return bin;
  }

  git(...words) {
    const identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"];
    return execFileSync("git", ["-C", this.workspace, ...identity, ...words], {
      encoding: "utf8",
    }).trim();
  }

  /** Commits all files and returns the commit. */
  commit(message = "change") {
    this.git("add", "-A");
    this.git("commit", "-q", "--allow-empty", "-m", message);
    return this.git("rev-parse", "HEAD");
  }

  /** Runs the action with the double told as given. */
  run({ inputs = {}, double = {}, github, environment = {}, upload = {}, uses = {} } = {}) {
    writeFileSync(this.log, "");
    const result = runAction({
      action: this.action,
      workspace: this.workspace,
      inputs: { jar: "heddle.jar", "java-home": doubleHome, ...inputs },
      github,
      environment: { DOUBLE: JSON.stringify(double), DOUBLE_LOG: this.log, ...environment },
      uses: { "github/codeql-action/upload-sarif": () => upload, ...uses },
    });
    result.scans = readFileSync(this.log, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    return result;
  }
}

/** The annotations of one kind that a run made. */
export function annotations(result, kind) {
  return result.commands.filter((command) => command.name === kind);
}

/** The texts of Heddle's own messages of one kind, in one string. */
export function said(result, kind) {
  return annotations(result, kind)
    .filter((c) => c.properties.title === "Heddle")
    .map((c) => c.message)
    .join("\n");
}

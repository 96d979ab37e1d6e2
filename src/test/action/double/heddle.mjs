// Stands in for `java -jar heddle.jar`: keeps the contract of the command line, finds what it is told
// to find. The variable DOUBLE (JSON) says so: `java` version, `findings` or their `count`, `exit`
// code of a crash with its `stderr`, `reports: false` to lose them, `summaryBytes` to blow one up.
// Each scan is appended to the file DOUBLE_LOG as JSON.
import { appendFileSync, writeFileSync } from "node:fs";

const told = JSON.parse(process.env.DOUBLE ?? "{}");
const VALUED = new Set([
  "--format",
  "--output",
  "--report",
  "--fail-on",
  "--enable",
  "--disable",
  "--only",
  "--java-release",
  "--min-confidence",
  "--call-depth",
  "--classpath",
  "--config",
  "--threads",
  "--new-since",
  "--baseline",
]);
const FLAGS = new Set(["--strict", "--no-config"]);
const RANK = { error: 3, warning: 2, note: 1 };
const KIND = { error: "error", warning: "warning", note: "notice" };

function end(code, message = "") {
  if (message) process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** Splits the arguments of `scan` like the real command line: options anywhere, `--` ends them. */
function parseScan(words) {
  const options = { "--report": [] };
  const paths = [];
  for (let i = 0; i < words.length; i++) {
    if (words[i] === "--") {
      paths.push(...words.slice(i + 1));
      break;
    }
    if (!words[i].startsWith("-")) {
      paths.push(words[i]);
      continue;
    }
    const [name, inline] = words[i].split(/=(.*)/s);
    if (FLAGS.has(name)) options[name] = true;
    else if (!VALUED.has(name)) end(2, `Unknown option: '${words[i]}'`);
    else {
      const value = inline ?? words[++i];
      if (name === "--report") options[name].push(value.split(/=(.*)/s));
      else options[name] = value;
    }
  }
  return { options, paths };
}

function findings(options) {
  const all =
    told.findings ??
    Array.from({ length: told.count ?? 0 }, (_, i) => ({
      path: `src/A${i % 50}.java`,
      line: i + 1,
      severity: ["error", "warning", "note"][i % 3],
      rule: "lost-task",
      message: `nothing waits for task ${i}`,
    }));
  return options["--new-since"] ? all.filter((f) => f.isNew) : all;
}

// eslint-disable-next-line no-control-regex
const visible = (s) =>
  s.replace(/[\u0000-\u001f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
const data = (s) => s.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
const property = (s) => data(s).replace(/:/g, "%3A").replace(/,/g, "%2C");
const uri = (path) => path.split("/").map(encodeURIComponent).join("/");

const write = {
  concise: (found) =>
    found
      .map(
        (f) => `${visible(f.path)}:${f.line}:1: ${f.severity}[${f.rule}]: ${visible(f.message)}\n`,
      )
      .join(""),
  github: (found) =>
    Object.keys(RANK)
      .flatMap((severity) => found.filter((f) => f.severity === severity).slice(0, 10))
      .map(
        (f) =>
          `::${KIND[f.severity]} title=${f.rule},file=${property(f.path)},line=${f.line},col=1::${data(f.message)}\n`,
      )
      .join(""),
  markdown: (found) =>
    `## Heddle\n\n${found.length} findings\n${"| x |\n".repeat((told.summaryBytes ?? 0) / 6)}`,
  sarif: (found) =>
    JSON.stringify({
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: {
            driver: { name: "Heddle", semanticVersion: "0.1.0", rules: [{ id: "lost-task" }] },
          },
          results: found.slice(0, 25_000).map((f) => ({
            ruleId: f.rule,
            level: f.severity,
            message: { text: f.message },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: uri(f.path) },
                  region: { startLine: f.line },
                },
              },
            ],
          })),
        },
      ],
    }),
};

function scan(words) {
  const { options, paths } = parseScan(words);
  appendFileSync(
    process.env.DOUBLE_LOG ?? "/dev/null",
    `${JSON.stringify({ jvm, options, paths, cwd: process.cwd(), locale: process.env.LC_ALL ?? "" })}\n`,
  );
  const threshold = options["--fail-on"] ?? "warning";
  if (!(threshold in RANK) && threshold !== "never")
    end(2, `Invalid value for option '--fail-on': ${threshold}`);
  const found = findings(options);
  // The frames of the full format show raw source text.
  process.stdout.write(found.map((f) => `${f.message}\n  --> ${f.path}:${f.line}:1\n`).join(""));
  if (told.reports !== false && (told.exit ?? 0) !== 2) {
    for (const [format, file] of options["--report"]) writeFileSync(file, write[format](found));
  }
  if (told.exit) end(told.exit, told.stderr);
  if (told.stderr) process.stderr.write(`${told.stderr}\n`);
  end(found.some((f) => RANK[f.severity] >= (RANK[threshold] ?? Infinity)) ? 1 : 0);
}

let words = process.argv.slice(2);
if (words.includes("-version")) {
  process.stderr.write(
    `openjdk version "${told.java ?? "21.0.4"}" 2024-07-16\n    java.home = ${process.env.DOUBLE_HOME ?? ""}\n`,
  );
  end(0);
}
const at = words.indexOf("-jar");
if (at < 0) end(1, "Error: no jar");
const jvm = words.slice(0, at);
words = words.slice(at + 2);
if (words[0] === "--version") {
  if (told.starts === false) end(1, "Error: Invalid or corrupt jarfile");
  process.stdout.write("heddle 0.1.0 (Java 21.0.4)\n");
  end(0);
}
if (words[0] !== "scan") end(2, `Unmatched argument: '${words[0]}'`);
scan(words.slice(1));

// Reads the output of a step as the runner does: which lines are workflow commands, and what they say.

const KNOWN = new Set([
  "add-mask",
  "add-matcher",
  "add-path",
  "debug",
  "echo",
  "endgroup",
  "error",
  "group",
  "internal-set-repo-path",
  "notice",
  "remove-matcher",
  "save-state",
  "set-env",
  "set-output",
  "stop-commands",
  "warning",
]);

/** Returns the commands in OUTPUT that the runner would carry out: `{name, properties, message}`. */
export function readCommands(output) {
  const commands = [];
  let stopToken = null;
  for (const line of output.split(/\r\n|\r|\n/)) {
    if (stopToken !== null) {
      if (line.trimStart() === `::${stopToken}::`) stopToken = null;
      continue;
    }
    const command = parseNew(line) ?? parseOld(line);
    if (command === null) continue;
    if (command.name === "stop-commands") stopToken = command.message;
    else commands.push(command);
  }
  return commands;
}

/** `::name key=value,…::message` at the start of a line. */
function parseNew(line) {
  const match = /^\s*::([^ :]+)(?: (.*?))?::(.*)$/s.exec(line);
  if (!match || !KNOWN.has(match[1])) return null;
  const unescape = (s) =>
    s
      .replace(/%2C/g, ",")
      .replace(/%3A/g, ":")
      .replace(/%0A/g, "\n")
      .replace(/%0D/g, "\r")
      .replace(/%25/g, "%");
  return command(match[1], (match[2] ?? "").split(","), unescape, match[3]);
}

/** `##[name key=value;…]message` anywhere in a line. */
function parseOld(line) {
  const match = /##\[([^\] ]+)(?: ([^\]]*))?\](.*)$/s.exec(line);
  if (!match || !KNOWN.has(match[1])) return null;
  return command(match[1], (match[2] ?? "").split(";"), (s) => s, match[3]);
}

function command(name, pairs, unescape, message) {
  const properties = {};
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    if (at > 0) properties[pair.slice(0, at).trim()] = unescape(pair.slice(at + 1));
  }
  return { name, properties, message: unescape(message) };
}

// From what is chosen to what the engine is asked, and to the command that asks the same.
import { limitWords } from "./limit.js";

export const SCENARIO_FILE = "scenario.toml";
export const LIMITS_FILE = "limits.yaml";

/** A text that is a tool's command, `server --threads 8`, and no file. */
export function isCommand(text) {
  const line = text.trim();
  return line !== "" && !line.includes("\n") && !/^[[{#]/.test(line) && !/^[\w."-]+\s*=/.test(line);
}

/** A text that says what is allowed, not what is done: a manifest or a compose file. */
export function isManifest(text) {
  return /^(apiVersion|kind|services)\s*:/m.test(text);
}

function isWorkload(text) {
  return /^\s*(\{|\/\*|\/\/)/.test(text);
}

/** The scenario as the engine finds it, and the files that come with the question. */
export function sourceOf(state) {
  const files = {};
  let scenario = state.scenario;
  if (state.text !== null) {
    if (isCommand(state.text)) scenario = state.text.trim();
    else {
      scenario = isWorkload(state.text) ? "workload.json" : SCENARIO_FILE;
      files[scenario] = state.text;
    }
  }
  if (state.manifest) files[LIMITS_FILE] = state.manifest;
  return { scenario, files };
}

/** Lines `KEY=VALUE`, as `--set` takes them; a line without "=" is left to the engine to refuse. */
function settingsOf(text) {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const at = line.indexOf("=");
    return at < 0 ? [line, ""] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
}

/** What is laid over the scenario: in world A as it is chosen, in world B with the change. */
export function overridesOf(state, isChanged, limits) {
  const overrides = { set: [], limit: [] };
  const { change } = state;
  if (state.machine) overrides.machine = state.machine;
  const kernel = (isChanged && change.kernel) || state.kernel;
  if (kernel) overrides.kernel = kernel;
  // A seed is a whole number or for the engine to refuse.
  if (state.seed.trim()) {
    const seed = Number(state.seed);
    if (Number.isSafeInteger(seed) && seed >= 0) overrides.seed = seed;
    else overrides.set.push(["seed", state.seed.trim()]);
  }
  if (state.duration.trim()) overrides.duration = state.duration.trim();
  if (state.manifest) overrides.limits = [LIMITS_FILE];
  if (isChanged) {
    for (const [key, value] of Object.entries(change.knobs)) {
      if (key.startsWith("set:")) overrides.set.push([key.slice(4), value]);
    }
    overrides.set.push(...settingsOf(change.settings));
    overrides.limit.push(...limits.flatMap((limit) => limitWords(limit, change.knobs)));
  }
  return overrides;
}

export function isChanged({ change }) {
  const { knobs, kernel, settings } = change;
  return Object.keys(knobs).length > 0 || kernel !== "" || settings.trim() !== "";
}

/** One world as a question. */
export function questionOf(state, changed, limits, longest_ms) {
  const { scenario, files } = sourceOf(state);
  const play = {
    name: changed ? "B: the change" : "A: as it is",
    scenario,
    files,
    overrides: overridesOf(state, changed, limits),
    worlds: 2,
  };
  if (longest_ms !== null) play.longest_ms = longest_ms;
  return { play };
}

function quoted(word) {
  if (/^[\w./:=,%+@^-]+$/.test(word)) return word;
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** The command that runs the same, with the files it needs. */
export function commandOf(state, changed, limits) {
  const { scenario, files } = sourceOf(state);
  const over = overridesOf(state, changed, limits);
  const words = ["fairground", "run", scenario];
  const option = (name, value) => value !== undefined && words.push(name, String(value));
  option("--machine", over.machine);
  option("--kernel", over.kernel);
  option("--seed", over.seed);
  option("--duration", over.duration);
  (over.limits ?? []).forEach((file) => option("--limits", file));
  over.set.forEach(([key, value]) => option("--set", `${key}=${value}`));
  over.limit.forEach((limit) => option("--limit", limit));
  return { command: words.map(quoted).join(" "), files };
}

// Where a message of the readers points: a box of the page, and a line of it.
import { LIMITS_FILE, sourceOf } from "./question.js";

/** The box that has what a message names, and the line there; no box if it is in none of them. */
export function placeOf(message, state) {
  const nowhere = { box: null, line: 0 };
  const [, file, line] = /^ *--> (.+?):(\d+)(?::\d+)?$/m.exec(message ?? "") ?? [];
  if (file === undefined) return nowhere;
  if (file === LIMITS_FILE) return { box: "manifest", line: Number(line) };
  if (file === "--set") return ofSetting(message, state.change.settings) ?? nowhere;
  return isText(file, state) ? { box: "text", line: Number(line) } : nowhere;
}

/** True of the scenario that the page shows as text: its own, or one of the library. */
function isText(file, state) {
  if (state.text === null) return file.endsWith(`/${state.scenario}.toml`);
  return file === "the command" || file in sourceOf(state).files;
}

/** Each setting is a text of its own to the readers: the line is found by what it says. */
function ofSetting(message, settings) {
  const [, quoted] = /^ *1 \| (.*)$/m.exec(message) ?? [];
  const plain = (line) => line.replace(/\s*=\s*/, "=").trim();
  const at = settings.split("\n").findIndex((line) => plain(line) === quoted?.trim());
  return at < 0 ? null : { box: "settings", line: at + 1 };
}

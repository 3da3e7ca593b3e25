// Numbers, times and names as people read them.

/** Time as people say it: three digits, the unit that fits. */
export function time(ns) {
  const size = Math.abs(ns);
  if (size >= 1e9) return `${digits(ns / 1e9)} s`;
  if (size >= 1e6) return `${digits(ns / 1e6)} ms`;
  if (size >= 1e3) return `${digits(ns / 1e3)} us`;
  return `${digits(ns)} ns`;
}

/** Seconds of the run, as exact as a span of so many ns needs. */
export function moment(ns, span = 1e9) {
  const decimals = Math.min(9, Math.max(1, Math.ceil(11 - Math.log10(Math.max(span, 1)))));
  return `${(ns / 1e9).toFixed(decimals)} s`;
}

/** Milliseconds for a column of a table. */
export function millis(ns) {
  return (ns / 1e6).toFixed(3);
}

/** A frequency of so many kHz, its unit left to the heading. */
export function megahertz(khz) {
  return digits(khz / 1000);
}

export function percent(share, decimals = 1) {
  return `${(100 * share).toFixed(decimals)} %`;
}

/** Three digits that count. */
export function digits(value) {
  if (!Number.isFinite(value)) return "-";
  const size = Math.abs(value);
  if (size >= 100 || Number.isInteger(value)) return value.toFixed(0);
  return value.toFixed(size >= 10 ? 1 : 2);
}

// Characters that a reader does not see, and that change what stands around them.
const UNSEEN = new RegExp(
  "[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f" +
    "\\u2028-\\u202e\\u2060-\\u206f\\ufeff]",
  "g",
);

/** A name as it may be shown: nothing unseen in it. */
export function safe(text) {
  return String(text).replace(UNSEEN, "\ufffd");
}

/** A name of at most so many characters, its end kept: instances differ there. */
export function shorten(text, most) {
  const letters = Array.from(safe(text));
  if (letters.length <= most) return letters.join("");
  const end = Math.min(6, Math.floor(most / 2));
  return `${letters.slice(0, most - end - 1).join("")}…${letters.slice(-end).join("")}`;
}

// What the address holds: the whole scenario with its changes, so that a link is enough.

/** What a page begins with. */
export const EMPTY = {
  story: null,
  scenario: "request-server",
  text: null,
  manifest: null,
  machine: "",
  kernel: "",
  seed: "",
  duration: "",
  change: { knobs: {}, kernel: "", settings: "" },
};

const WORDS = ["scenario", "machine", "kernel", "seed", "duration"];
/** Letters of a text that a link holds: what is longer goes as a file. */
export const TEXT_MAX = 200_000;

/** The end of the address; null if a text is too long for it. */
export function toLink(state) {
  const texts = [state.text, state.manifest, state.change.settings];
  if (texts.some((text) => text?.length > TEXT_MAX)) return null;
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The state of a link; throws what is wrong with it. Whatever it holds, it has a state's form. */
export function fromLink(fragment) {
  let read = null;
  try {
    const binary = atob(fragment.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    read = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Error("The link's end is no playground's: it may have been cut when it was copied.");
  }
  if (read === null || typeof read !== "object") throw new Error("The link holds no scenario.");
  const words = Object.fromEntries(WORDS.map((key) => [key, word(read[key], EMPTY[key])]));
  const change = read.change ?? {};
  const knobs = Object.entries(change.knobs ?? {}).map(([key, value]) => [key, word(value, "")]);
  return {
    ...words,
    story: word(read.story, null),
    text: word(read.text, null),
    manifest: word(read.manifest, null),
    change: {
      knobs: Object.fromEntries(knobs),
      kernel: word(change.kernel, ""),
      settings: word(change.settings, ""),
    },
  };
}

/** What is not there is as usual; what is no text, or too long, is told. */
function word(value, usual) {
  if (value === undefined || value === null) return usual;
  if (typeof value !== "string") throw new Error(`The link has ${typeof value} for a text.`);
  if (value.length <= TEXT_MAX) return value;
  throw new Error(
    `A text of the link has ${value.length} letters; at most ${TEXT_MAX} are taken: open it as ` +
      "a file.",
  );
}

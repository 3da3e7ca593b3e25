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
const TEXT_MAX = 200_000;

export function toLink(state) {
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
  const word = (value, usual) =>
    typeof value === "string" && value.length <= TEXT_MAX ? value : usual;
  const words = Object.fromEntries(WORDS.map((key) => [key, word(read[key], EMPTY[key])]));
  const change = read.change ?? {};
  const knobs = Object.entries(change.knobs ?? {}).filter(
    ([key, value]) => key.length < 300 && typeof value === "string" && value.length < 100,
  );
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

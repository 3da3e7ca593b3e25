// Light and dark: the system's choice, or the reader's.
import { effect, signal } from "@preact/signals";
import { html } from "./html.js";

const KEY = "fairground-theme";
const THEMES = ["auto", "light", "dark"];

function remembered() {
  try {
    const theme = localStorage.getItem(KEY);
    return THEMES.includes(theme) ? theme : "auto";
  } catch {
    return "auto"; // A page may not be allowed to remember.
  }
}

export const theme = signal(remembered());

/** Rises when colours change: what is drawn on a canvas is drawn again. */
export const colours = signal(0);

export function followTheme() {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const dark = signal(system.matches);
  system.addEventListener("change", () => {
    dark.value = system.matches;
  });
  // What is drawn has its colours from the style, which has others for paper.
  matchMedia("print").addEventListener("change", () => {
    colours.value += 1;
  });
  effect(() => {
    const auto = dark.value ? "dark" : "light";
    document.documentElement.dataset.theme = theme.value === "auto" ? auto : theme.value;
    try {
      localStorage.setItem(KEY, theme.value);
    } catch {
      // The choice holds as long as the page is open.
    }
    colours.value = colours.peek() + 1;
  });
}

/** Colours as long as they hold: to ask for one can make the browser style the page anew. */
const known = new Map();
colours.subscribe(() => known.clear());

/** The value of a custom property of the style. */
export function colour(name) {
  if (!known.has(name)) {
    const style = getComputedStyle(document.documentElement);
    known.set(name, style.getPropertyValue(`--${name}`).trim());
  }
  return known.get(name);
}

export function ThemeSwitch() {
  const choose = (event) => {
    theme.value = event.currentTarget.value;
  };
  return html`<label class="theme"
    >Colours
    <select value=${theme.value} onChange=${choose}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`;
}

// A browser and its tabs, for all that looks at pages.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

export const AXE = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
// Without these the browser asks the network for things of its own.
const QUIET = [
  "--no-sandbox",
  // A small /dev/shm, as containers have it, ends a tab in the middle.
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function openBrowser() {
  return chromium.launch({ executablePath: CHROMIUM, args: QUIET });
}

/** A tab of its own; what it says or asks for that it should not goes to `wrong`. */
export async function openTab(browser, { width, scheme, height = 900, wrong, isOurs }) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const tab = await context.newPage();
  tab.on("console", (message) => wrong(`console: ${message.text()}`));
  tab.on("pageerror", (error) => wrong(`error: ${error.message}`));
  tab.on("dialog", (dialog) => wrong(`dialog: ${dialog.message()}`) && dialog.dismiss());
  tab.on("request", (request) => isOurs(request.url()) || wrong(`asks for ${request.url()}`));
  return tab;
}

/** What the page's main thread used of a CPU so far, ms: on a busy machine all takes longer. */
export async function clock(tab) {
  const session = await tab.context().newCDPSession(tab);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value * 1e3;
  };
}

/** The words of the command line, and what follows an option among them. */
export function wordsWith(option) {
  const words = process.argv.slice(2);
  const at = words.indexOf(option);
  const value = at < 0 ? null : words.splice(at, 2)[1];
  return [words, value];
}

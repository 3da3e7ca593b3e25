// The browser that pages are looked at in.
import { chromium } from "playwright-core";

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

/** Begins a browser without a window. */
export function launch(more = []) {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: [...QUIET, ...more] });
}

/** Drops a file of this machine on a tab, as a hand would. */
export async function drop(tab, path) {
  const session = await tab.context().newCDPSession(tab);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"]) {
    await session.send("Input.dispatchDragEvent", { type, x: 100, y: 100, data });
  }
  await session.detach();
}

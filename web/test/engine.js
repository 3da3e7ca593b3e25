// The playground's engine in node: what a worker does in a page.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { askOf } from "../src/playground/ask.js";

/** A function that asks the engine of a packed file. */
export async function engineOf(path) {
  const code = gunzipSync(readFileSync(path));
  const { instance } = await WebAssembly.instantiate(code, {});
  return (asked) => JSON.parse(askOf(instance.exports, asked));
}

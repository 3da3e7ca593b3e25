// The playground's engine in node: what a worker does in a page.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** A function that asks the engine of a packed file. */
export async function engineOf(path) {
  const code = gunzipSync(readFileSync(path));
  const { instance } = await WebAssembly.instantiate(code, {});
  const { memory, question, ask, answer, answer_length } = instance.exports;
  return (asked) => {
    const text = new TextEncoder().encode(JSON.stringify(asked));
    const at = question(text.length);
    new Uint8Array(memory.buffer, at, text.length).set(text);
    ask();
    const told = new Uint8Array(memory.buffer, answer(), answer_length());
    return JSON.parse(new TextDecoder().decode(told));
  };
}

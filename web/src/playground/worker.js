// The engine, off the page's thread: takes questions, gives answers with the time they took.
import { askOf, told } from "./ask.js";

let module = null;
let instance = null;

async function engine() {
  instance ??= (await WebAssembly.instantiate(module, {})).exports;
  return instance;
}

async function ask(question) {
  const exports = await engine();
  const started = performance.now();
  try {
    const answer = askOf(exports, question);
    return { ...JSON.parse(answer), took_ms: performance.now() - started };
  } catch (error) {
    // It stopped in the middle: this instance must not be asked again.
    instance = null;
    return { kind: "stopped", message: `The engine stopped: ${told(exports) || error.message}` };
  }
}

self.addEventListener("message", async ({ data }) => {
  if (data.module) {
    module = data.module;
    return;
  }
  const { number, question } = data;
  try {
    self.postMessage({ number, answer: await ask(question) });
  } catch (error) {
    const message = `The engine gave no answer: ${error.message}`;
    self.postMessage({ number, answer: { kind: "stopped", message } });
  }
});

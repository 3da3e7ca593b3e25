// The engine, off the page's thread: takes questions, gives answers with the time they took.

let module = null;
let instance = null;

async function engine() {
  instance ??= (await WebAssembly.instantiate(module, {})).exports;
  return instance;
}

function told(exports) {
  const from = new Uint8Array(exports.memory.buffer, exports.answer(), exports.answer_length());
  return new TextDecoder().decode(from);
}

async function ask(question) {
  const exports = await engine();
  const text = new TextEncoder().encode(JSON.stringify(question));
  const at = exports.question(text.length);
  new Uint8Array(exports.memory.buffer, at, text.length).set(text);
  const started = performance.now();
  try {
    exports.ask();
  } catch (error) {
    // It stopped in the middle: this instance must not be asked again.
    instance = null;
    return { kind: "stopped", message: `The engine stopped: ${told(exports) || error.message}` };
  }
  const answer = JSON.parse(told(exports));
  return { ...answer, took_ms: performance.now() - started };
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

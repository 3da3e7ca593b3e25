// The engine's code: loaded and compiled once, for all workers.

const ENGINE = "engine.wasm.gz";

/** The engine's bytes; some servers unpack what is packed, and some do not. */
async function bytes() {
  const answer = await fetch(ENGINE);
  if (!answer.ok) throw new Error(`the server says ${answer.status} of ${ENGINE}`);
  const packed = await answer.arrayBuffer();
  const [first, second] = new Uint8Array(packed, 0, 2);
  if (first !== 0x1f || second !== 0x8b) return packed;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

let compiled = null;

/** The code; after a failure the next one who asks tries again. */
export function engineModule() {
  compiled ??= bytes()
    .then((code) => WebAssembly.compile(code))
    .catch((error) => {
      compiled = null;
      throw error;
    });
  return compiled;
}

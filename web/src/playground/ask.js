// How the engine is asked: a text into its memory, a text out of it.

/** The answer's text; throws if the engine stops in the middle. */
export function askOf({ memory, question, ask, answer, answer_length: length }, asked) {
  const text = new TextEncoder().encode(JSON.stringify(asked));
  const at = question(text.length);
  new Uint8Array(memory.buffer, at, text.length).set(text);
  ask();
  return told({ memory, answer, answer_length: length });
}

/** What the engine has said: an answer, or why it stopped. */
export function told({ memory, answer, answer_length: length }) {
  return new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length()));
}

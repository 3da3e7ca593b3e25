// Digests of the playground's engine, as JSON by name; a line `story-NNN` for each story's world:
//   node test/digests.js ENGINE.wasm.gz [SCENARIO...]
import { STORIES } from "../src/playground/stories/all.js";
import { engineOf } from "./engine.js";

const [path, ...names] = process.argv.slice(2);
const ask = await engineOf(path);
const digests = {};
for (const name of names.length > 0 ? names : shelf()) digests[name] = digestOf(name);
if (names.length === 0) {
  for (const { id, text } of STORIES) {
    const digest = digestOf("story.toml", { "story.toml": text });
    digests[`story-${id}`] = { digest, text };
  }
}
console.log(JSON.stringify(digests));

function shelf() {
  return ask({ list: "scenarios" }).ok.scenarios.map(({ name }) => name);
}

function digestOf(scenario, files = {}) {
  const answer = ask({ play: { name: "A", worlds: 1, scenario, files } });
  return answer.ok?.run.digest ?? answer.message;
}

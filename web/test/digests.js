// Digests of the playground's engine, as JSON by name; a line `story-NNN` for each story's world:
//   node test/digests.js ENGINE.wasm.gz [SCENARIO...]
import { STORIES } from "../src/playground/stories/all.js";
import { engineOf } from "./engine.js";

const [path, ...names] = process.argv.slice(2);
const ask = await engineOf(path);
const listed = names.length > 0 ? names : ask({ list: "scenarios" }).ok.scenarios.map(nameOf);
const digests = {};
for (const name of listed) digests[name] = digestOf(ask({ play: play({ scenario: name }) }));
if (names.length === 0) {
  for (const { id, text } of STORIES) {
    const files = { "story.toml": text };
    const answer = ask({ play: play({ scenario: "story.toml", files }) });
    digests[`story-${id}`] = { digest: digestOf(answer), text };
  }
}
console.log(JSON.stringify(digests));

function nameOf({ name }) {
  return name;
}

function play(more) {
  return { name: "A", worlds: 1, ...more };
}

function digestOf(answer) {
  return answer.ok?.run.digest ?? answer.message;
}

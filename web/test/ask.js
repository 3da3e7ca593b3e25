// What the playground's engine answers, a line for each question:
//   node test/ask.js ENGINE.wasm.gz QUESTION...
import { engineOf } from "./engine.js";

const [path, ...questions] = process.argv.slice(2);
const ask = await engineOf(path);
for (const question of questions) console.log(JSON.stringify(ask(JSON.parse(question))));

// How the parts of a served trace are asked for, and what becomes of one that can't be read, in
// node; prints what is wrong as JSON:
//   node test/source.js
import { ofAddress } from "../src/trace/source.js";
import { makeStore } from "../src/trace/store.js";

const problems = [];
const hold = (is, what) => is || problems.push(what);
const failure = (promise) => promise.then(() => "nothing", (error) => error.message);

const asked = [];
let status = 206;
let bodies = 0;
globalThis.fetch = async (_, { headers }) => {
  asked.push(headers.range);
  const [from, to] = headers.range.slice("bytes=".length).split("-").map(Number);
  return {
    ok: true,
    status,
    headers: new Headers({ "content-range": `bytes ${from}-${to}/10` }),
    arrayBuffer: async () => {
      bodies += 1;
      return new ArrayBuffer(to - from + 1);
    },
  };
};
const source = await ofAddress("trace", "http://127.0.0.1/trace");
hold(source.bytes === 10, "the length is not the whole file's");
hold((await source.read(3, 4)).length === 4, "a part has not the bytes that were asked for");
hold(asked.at(-1) === "bytes=3-6", `a part was asked for as ${asked.at(-1)}`);
hold((await source.read(5, 0)).length === 0, "a part of nothing has bytes");
hold(asked.length === 2, "a part of nothing was asked for");
[status, bodies] = [200, 0];
hold((await failure(source.read(3, 4))).includes("changed"), "a whole file was taken for a part");
hold(bodies === 0, "a whole file was read where a part was wanted");

let reads = 0;
const parts = { at: [0], bytes: [4], checksum: [0] };
const read = async () => {
  reads += 1;
  return new Uint8Array(4);
};
const store = makeStore({ levels: [parts], source: { read } });
for (const time of ["first", "second"]) {
  const why = await failure(store.load(0, 0));
  hold(why.includes("not what was written"), `a damaged part was told as ${why}, the ${time} time`);
}
hold(reads === 1, `a damaged part was read ${reads} times`);
hold(store.failed.value?.includes("tile 0"), "the page is not told which part is damaged");
console.log(JSON.stringify(problems));

